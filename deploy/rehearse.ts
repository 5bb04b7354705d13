import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { startTestPostgres } from '#test/postgres.ts'
import { freePort } from '#test/process.ts'
import { startS3 } from '#test/s3.ts'
import { hiddenFields, postForm } from '../e2e/http-client.ts'
import { commandOf, environmentOf, readDockerfile, type Stage } from './dockerfile.ts'

/**
 * Follows deploy/Dockerfile and deploy/compose.yaml where no container engine runs: the same steps, in
 * an empty folder that stands at /srv in a mount namespace of its own; then two instances as user 1000
 * without any capability, on a read-only folder, with an outside PostgreSQL and S3, behind nginx with
 * deploy/nginx/pass.conf, and six rolling restarts while forms are posted. As root, on Linux, with nginx:
 * `node deploy/rehearse.ts`. Of what has been committed.
 */
const root = resolve(import.meta.dirname, '..')
const stages = readDockerfile(readFileSync(join(root, 'deploy/Dockerfile'), 'utf8'))
const image = stages.at(-1) as Stage
const folder = mkdtempSync(join(tmpdir(), 'rehearsal-'))
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'
const inNamespace = (script: string) =>
  ['unshare', '--mount', '--', 'bash', '-euc', script] as const

function say(text: string) {
  console.log(`${new Date().toISOString().slice(11, 19)} ${text}`)
}

/** What `docker build` would be sent, less what the ignore file names. */
function makeContext() {
  mkdirSync(join(folder, 'context'))
  mkdirSync(join(folder, 'srv'))
  const ignored = readFileSync(join(root, 'deploy/Dockerfile.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((pattern) => `--exclude=${pattern.replace('**/', '')}`)
  const tar = `git archive HEAD | tar -x -C ${folder}/context ${ignored.join(' ')}`
  execFileSync('bash', ['-euc', tar], { cwd: root })
}

function runBuild() {
  const lines = [`mount --bind ${folder}/srv /srv`]
  for (const stage of stages) {
    for (const { word, rest } of stage.steps) {
      if (word === 'WORKDIR') lines.push(`mkdir -p ${rest} && cd ${rest}`)
      if (word === 'RUN') lines.push(rest)
      if (word === 'COPY' && !rest.includes('--from')) {
        const from = rest.split(' ').slice(0, -1)
        lines.push(
          ...from.map((one) => `cp -a ${folder}/context/${one}${one === '.' ? '/.' : ''} .`),
        )
      }
    }
  }
  const [command, ...args] = inNamespace(lines.join('\n'))
  execFileSync(command, args, { env: { PATH, HOME: folder }, stdio: 'inherit' })
}

/** A container of the image: no capability, nothing writable but its data and /tmp. */
function container(number: number, env: Record<string, string>, command: string[]): ChildProcess {
  const data = join(folder, `data-${number}`)
  mkdirSync(data, { recursive: true })
  chownSync(data, 1000, 1000)
  const user = image.steps.find(({ word }) => word === 'USER')?.rest.split(':') ?? []
  const script = `mount --bind ${folder}/srv /srv
    mount --bind ${data} /srv/data
    mount -o remount,bind,ro /srv
    mount -t tmpfs tmpfs /tmp
    cd /srv/unordin
    ! touch /srv/unordin/written 2>/dev/null
    exec setpriv --reuid=${user[0]} --regid=${user[1]} --clear-groups --no-new-privs \\
      --bounding-set=-all --inh-caps=-all -- ${command.map((part) => `'${part}'`).join(' ')}`
  const [program, ...args] = inNamespace(script)
  const child = spawn(program, args, {
    env: { PATH, ...environmentOf(image), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return child
}

async function codeOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null) return child.exitCode
  const [code] = (await once(child, 'exit')) as [number | null]
  return code
}

async function healthy(number: number, env: Record<string, string>) {
  for (let tries = 0; tries < 120; tries += 1) {
    if ((await codeOf(container(number, env, commandOf(image, 'HEALTHCHECK')))) === 0) return
    await delay(500)
  }
  throw new Error(`instance ${number} did not become healthy`)
}

async function startNginx(ports: number[]): Promise<{ url: string; child: ChildProcess }> {
  const listen = await freePort()
  const upstream = ports.map((port) => `server 127.0.0.1:${port} max_fails=0;`).join('\n')
  writeFileSync(
    join(folder, 'nginx.conf'),
    `pid ${folder}/nginx.pid; error_log stderr; daemon off; worker_processes 1;
    events {} http { access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
    fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
    upstream unordin { ${upstream} keepalive 16; }
    server { listen 127.0.0.1:${listen}; location / { include ${root}/deploy/nginx/pass.conf; } } }`,
  )
  execFileSync('nginx', ['-t', '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' })
  const child = spawn('nginx', ['-c', join(folder, 'nginx.conf')], { stdio: 'inherit' })
  return { url: `http://127.0.0.1:${listen}`, child }
}

/** Posts one form after the other until told to stop. */
function postForms(url: string, hidden: Record<string, string>) {
  const statuses: number[] = []
  let isOver = false
  const done = (async () => {
    for (let number = 0; !isOver; number += 1) {
      const email = `visitor-${number}@house-${number}.example`
      const fields = {
        ...hidden,
        fullName: `Visitor ${number}`,
        email,
        message: 'A rolling restart',
      }
      const answer = await postForm(
        `${url}/blueprint`,
        fields,
        '',
        `10.1.${number >> 8}.${number & 255}`,
      )
      await answer.text()
      statuses.push(answer.status)
    }
  })()
  return {
    statuses,
    async stop() {
      isOver = true
      await done
    },
  }
}

say('the build stage, in an empty folder')
makeContext()
runBuild()
const postgres = await startTestPostgres()
const s3 = await startS3()
const ports = [await freePort(), await freePort()]
const common = {
  DATABASE_URL: postgres.url,
  SESSION_SECRET: 'a-secret-of-the-rehearsal',
  ADMIN_PASSWORD: 'Nine-lanterns-7-harbour',
  TRUST_PROXY: '2',
  LOG_LEVEL: 'error',
  ...s3.env,
}
const environments = ports.map((port) => ({ ...common, PORT: String(port) }))
const start = (number: number) =>
  container(number, environments[number] ?? {}, commandOf(image, 'CMD'))
const containers = environments.map((_, number) => start(number))
for (const [number, env] of environments.entries()) await healthy(number, env)
say('both instances are healthy, as user 1000 on a read-only folder')
const nginx = await startNginx(ports)
const hidden = await hiddenFields(`${nginx.url}/blueprint`)
const posts = postForms(nginx.url, hidden)
for (let restart = 0; restart < 6; restart += 1) {
  const number = restart % 2
  containers[number]?.kill('SIGTERM')
  const code = await codeOf(containers[number] as ChildProcess)
  if (code !== 0) throw new Error(`instance ${number} ended with ${code}`)
  containers[number] = start(number)
  await healthy(number, environments[number] ?? {})
}
await posts.stop()
const failed = posts.statuses.filter((status) => status !== 302)
say(`six rolling restarts: ${posts.statuses.length} posts, ${failed.length} failed (${failed})`)
nginx.child.kill('SIGTERM')
for (const child of containers) {
  child.kill('SIGTERM')
  await codeOf(child)
}
await s3.close()
await postgres.stop()
rmSync(folder, { recursive: true, force: true })
process.exit(failed.length === 0 ? 0 : 1)
