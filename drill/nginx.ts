import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort, temporaryFolder } from '#test/process.ts'
import { startProxy } from '#test/proxy.ts'

/**
 * nginx in front of these ports, with kept connections; where nginx is not installed, the proxy of the
 * tests.
 */
export async function startBefore(ports: number[]): Promise<AsyncDisposable & { baseUrl: string }> {
  if (spawnSync('nginx', ['-v']).status !== 0) return startProxy(ports)
  const folder = temporaryFolder()
  const port = await freePort()
  mkdirSync(join(folder, 'temp'))
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, configuration(folder, port, ports))
  const child = spawn('nginx', ['-p', folder, '-c', file, '-e', `${folder}/error.log`], {
    stdio: 'inherit',
  })
  const baseUrl = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 500; tries += 1) {
    if (await fetch(`${baseUrl}/healthz`).catch(() => undefined)) break
    await delay(20)
  }
  return {
    baseUrl,
    async [Symbol.asyncDispose]() {
      child.kill('SIGQUIT')
      await Promise.race([once(child, 'exit'), delay(5_000)])
      child.kill('SIGKILL')
    },
  }
}

// A closed port is noticed at once and is no reason to avoid an instance: the next request may find
// it open again.
const configuration = (folder: string, port: number, ports: number[]) => `
daemon off;
pid ${folder}/nginx.pid;
worker_processes 1;
events { worker_connections 512; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/temp/${name};`)
    .join(' ')}
  upstream unordin {
    ${ports.map((one) => `server 127.0.0.1:${one} max_fails=0;`).join(' ')}
    keepalive 16;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://unordin;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $http_x_forwarded_for;
    }
  }
}
`
