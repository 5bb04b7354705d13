import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { patience } from '#test/patience.ts'
import { startTestPostgres, type TestPostgres } from '#test/postgres.ts'
import { backupDatabase } from './backup.server.ts'
import { restoreDatabase } from './backup-restore.server.ts'
import { migrate } from './migrate.server.ts'
import { openSql } from './sql-connection.server.ts'
import type { Sql } from './sql-tag.server.ts'

const folder = mkdtempSync(join(tmpdir(), 'backup '))
const migrations = join(folder, 'migrations')
const file = join(folder, 'data.backup')
let server: TestPostgres

const schema = `
  create table teams (id int generated always as identity primary key, name text not null,
    lead_id int, upper_name text generated always as (upper(name)) stored);
  create table people (id bigserial primary key, team_id int not null references teams, note text,
    at timestamptz, payload jsonb, bytes bytea);
  alter table teams add foreign key (lead_id) references people;
  create table events (id int, at date not null, primary key (id, at)) partition by range (at);
  create table events_old partition of events for values from ('2000-01-01') to ('2020-01-01');
  create table events_new partition of events for values from ('2020-01-01') to ('2050-01-01');
  alter table people enable row level security;
  create function forbid() returns trigger language plpgsql as $$ begin raise 'forbidden'; end $$;
  create trigger stay before insert on events for each row
    when (new.id > 1) execute function forbid();`

function address(name: string): string {
  return server.url.replace(/[^/]+$/, name)
}

async function use<T>(name: string, work: (sql: Sql) => Promise<T>): Promise<T> {
  const sql = await openSql(address(name))
  try {
    return await work(sql)
  } finally {
    await sql.end()
  }
}

const everything = (sql: Sql) => sql`
  select (select json_agg(t order by id) from teams t) as teams,
    (select json_agg(p order by id) from people p) as people,
    (select json_agg(e order by id) from events e) as events`

const sequences = (sql: Sql) =>
  sql`select sequencename, last_value from pg_sequences order by sequencename`

/** Kills a restore, running as its own process, after every row is loaded and before the commit. */
async function killRestore(name: string, force: boolean): Promise<void> {
  const superuser = await openSql(server.adminUrl.replace(/[^/]+$/, name))
  await superuser.unsafe(`create schema if not exists pause;
    grant usage on schema pause to public;
    create function pause.pause() returns event_trigger language plpgsql as $$ begin
      if current_query() ilike '%enable trigger%' then perform pg_advisory_xact_lock_shared(42); end if;
    end $$;
    create event trigger pause on ddl_command_end when tag in ('ALTER TABLE')
      execute function pause.pause()`)
  const others = () => superuser<{ waits: string | null }[]>`
    select wait_event as waits from pg_stat_activity
    where datname = ${name} and pid <> pg_backend_pid() and backend_type = 'client backend'`
  try {
    await superuser`select pg_advisory_lock(42)`
    const child = spawn(process.execPath, ['--input-type=module', '--eval', restoreProgram], {
      env: {
        ...process.env,
        RESTORE: JSON.stringify([address(name), file, { migrations, force }]),
      },
    })
    await expect.poll(others, { timeout: patience }).toEqual([{ waits: 'advisory' }])
    child.kill('SIGKILL')
    await once(child, 'close')
    await superuser`select pg_advisory_unlock(42)`
    await expect.poll(others, { timeout: patience }).toEqual([])
  } finally {
    await superuser.unsafe('drop event trigger pause; drop schema pause cascade')
    await superuser.end()
  }
}

const restoreProgram = `import { restoreDatabase } from '#app/platform/backup-restore.server.ts'
  await restoreDatabase(...JSON.parse(process.env.RESTORE))`

beforeAll(async () => {
  const { mkdirSync } = await import('node:fs')
  mkdirSync(migrations)
  writeFileSync(join(migrations, '0001_first.sql'), schema)
  server = await startTestPostgres()
  for (const name of ['source', 'target', 'other', 'broken', 'killed']) {
    await use('unordin', (sql) => sql.unsafe(`create database ${name}`))
  }
  await use('source', async (sql) => {
    await migrate(sql, migrations)
    await sql`insert into teams (name) values ('Équipe'), ('line' || chr(10) || 'break'), ('\\.')`
    await sql`insert into people (team_id, note, at, payload, bytes)
      select 1 + i % 3, repeat('tab' || chr(9) || '\\.' || chr(10), i % 5), now(),
        jsonb_build_object('i', i), decode(md5(i::text), 'hex') from generate_series(1, 20000) i`
    await sql`update teams set lead_id = 5 where id = 2`
    await sql`alter table events disable trigger stay`
    await sql`insert into events values (1, '2010-01-01'), (2, '2030-01-01')`
    await sql`alter table events enable trigger stay`
  })
})

afterAll(async () => {
  await server?.stop()
  rmSync(folder, { recursive: true })
})

describe('backup', () => {
  it('brings every row, sequence and rule back', async () => {
    // Left by killed backups: of a process with the number of this one, and of one that is gone.
    const id = crypto.randomUUID()
    for (const left of [process.pid, `${process.pid}-${id}`, `4194999-${id}`])
      writeFileSync(`${file}.partial-${left}`, 'half')
    const written = await backupDatabase(address('source'), file)
    expect(written).toEqual({ tables: 3, rows: 20_005 })
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readdirSync(folder).filter((name) => name.includes('partial'))).toEqual([])
    expect(readdirSync(folder).sort()).toEqual(['data.backup', 'migrations'])
    const loaded = await restoreDatabase(address('target'), file, { migrations })
    expect(loaded.rows).toBe(written.rows)
    expect(await use('target', everything)).toEqual(await use('source', everything))
    await use('target', async (sql) => {
      const [team] = await sql`insert into teams (name) values ('next') returning id`
      const [person] = await sql`insert into people (team_id) values (1) returning id::int`
      expect([team?.id, person?.id]).toEqual([4, 20_001])
      await expect(sql`insert into people (team_id) values (99)`).rejects.toThrow(/foreign key/)
      await expect(sql`insert into events values (3, '2011-01-01')`).rejects.toThrow(/forbidden/)
      const [key] = await sql`select bool_or(condeferrable) as any
        from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`
      expect(key?.any).toBe(false)
    })
  })

  it('replaces data only when told to', async () => {
    const restore = (force: boolean) =>
      restoreDatabase(address('target'), file, { migrations, force })
    await expect(restore(false)).rejects.toThrow(/already has data .* --force/)
    await restore(true)
    expect(await use('target', everything)).toEqual(await use('source', everything))
  })

  it('killed in its middle, leaves an empty database empty, and loads the next time', async () => {
    await killRestore('killed', false)
    const tables = await use(
      'killed',
      (sql) => sql`select 1 from pg_tables where schemaname in ('public', 'pgboss')`,
    )
    expect(tables).toHaveLength(0)
    await restoreDatabase(address('killed'), file, { migrations })
    expect(await use('killed', everything)).toEqual(await use('source', everything))
  })

  it('killed in its middle, leaves the data that it was to replace, and the next numbers', async () => {
    await use('target', (sql) => sql`insert into teams (name) values ('only here')`)
    const before = await use('target', everything)
    const numbers = await use('target', sequences)
    await killRestore('target', true)
    expect(await use('target', everything)).toEqual(before)
    expect(await use('target', sequences)).toEqual(numbers)
  })

  it('refuses another schema version', async () => {
    const newer = mkdtempSync(join(folder, 'newer-'))
    writeFileSync(join(newer, '0001_first.sql'), schema)
    writeFileSync(join(newer, '0002_next.sql'), 'create table more (id int)')
    const restore = restoreDatabase(address('other'), file, { migrations: newer })
    await expect(restore).rejects.toThrow(/schema version 1, but this release has 2/)
  })

  it('loads nothing of a file that is cut off', async () => {
    const cut = join(folder, 'cut')
    const whole = readFileSync(file)
    writeFileSync(cut, whole.subarray(0, Math.floor(whole.length / 2)))
    await expect(restoreDatabase(address('broken'), cut, { migrations })).rejects.toThrow(
      /incomplete or damaged/,
    )
    const tables = await use(
      'broken',
      (sql) => sql`select 1 from pg_tables where schemaname = 'public'`,
    )
    expect(tables).toHaveLength(0)
  })

  it('finds one changed byte, wherever it is, before anything is written', async () => {
    const whole = readFileSync(file)
    const spread = Array.from({ length: 40 }, (_, step) => Math.floor((whole.length * step) / 40))
    const places = [
      ...Array(20).keys(),
      ...spread,
      ...spread.map((one) => whole.length - 1 - (one % 90)),
    ]
    const changed = join(folder, 'changed')
    for (const place of new Set(places)) {
      const bytes = Buffer.from(whole)
      bytes[place] = (bytes[place] ?? 0) ^ 1
      writeFileSync(changed, bytes)
      await expect(
        restoreDatabase(address('broken'), changed, { migrations }),
        `byte ${place}`,
      ).rejects.toThrow(/incomplete or damaged|not a backup/)
    }
    const tables = await use(
      'broken',
      (sql) => sql`select 1 from pg_tables where schemaname = 'public'`,
    )
    expect(tables).toHaveLength(0)
  })

  it('leaves an empty database empty when the data does not fit, and loads the next one', async () => {
    const sealed = readFileSync(file)
    const packed = sealed.subarray(0, sealed.lastIndexOf('\nunordin-backup sha256 '))
    const rows = gunzipSync(packed).toString('latin1')
    const sums = /,"sha256":"[0-9a-f]{64}"/g
    const old = (text: string) =>
      gzipSync(
        Buffer.from(
          text.replace(sums, '').replace('"formatVersion":2', '"formatVersion":1'),
          'latin1',
        ),
      )
    // A year that PostgreSQL refuses, in a file of an earlier release, which had no checksum.
    writeFileSync(join(folder, 'unfit'), old(rows.replace('2010-01-01', '2010-21-01')))
    await expect(
      restoreDatabase(address('broken'), join(folder, 'unfit'), { migrations }),
    ).rejects.toThrow(/nothing was changed: .*out of range/)
    writeFileSync(join(folder, 'old'), old(rows))
    const loaded = await restoreDatabase(address('broken'), join(folder, 'old'), {
      migrations,
    })
    expect(loaded).toEqual({ tables: 3, rows: 20_005, sealed: false })
    expect(await use('broken', everything)).toEqual(await use('source', everything))
  })

  it('leaves nothing behind when the folder is missing', async () => {
    const nowhere = join(folder, 'no/such/place')
    await expect(backupDatabase(address('source'), nowhere)).rejects.toThrow(/ENOENT/)
  })
})
