import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findDebianProgram } from '../../../scripts/testing/debianProgram.ts'
import { freePort } from '../launch.ts'
import { afterwards } from '../server.ts'
import { makeCertificate, makeKeys } from '../signingFiles.ts'
import { until } from '../until.ts'

export interface Proxy {
  http: number
  https: number
}

/** The host in the shipped files, and the host of a brand that the seed knows. */
export const ownName = 'verify.example.com'
export const brandName = 'challan.gaadi-seva.test'

const shipped = (name: string) => readFileSync(`deploy/${name}`, 'utf8')

/** Replaces every occurrence, and fails if there is none: then the shipped file has changed and the test would prove nothing. */
function substitute(text: string, replacements: readonly (readonly [string | RegExp, string])[]): string {
  return replacements.reduce((rest, [from, to]) => {
    const replaced = typeof from === 'string' ? rest.replaceAll(from, to) : rest.replace(from, to)
    if (replaced === rest) throw new Error(`The shipped configuration has no ${from}.`)
    return replaced
  }, text)
}

/** Starts a program and stops it after the test or file; resolved when it takes connections. */
async function run(program: string, args: string[], ports: Proxy, env: Record<string, string> = {}): Promise<Proxy> {
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, ...env } })
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', text => (errors += text))
  const ended = once(child, 'exit')
  const stop = () => void child.kill()
  // A file that fails while it is collected runs no hooks.
  process.once('exit', stop)
  afterwards(async () => {
    process.off('exit', stop)
    stop()
    await ended
  })
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`${program} ended: ${errors}`)
    for (const port of [ports.http, ports.https]) {
      const socket = connect(port, '127.0.0.1')
      await once(socket, 'connect')
      socket.destroy()
    }
  })
  return ports
}

function directory(): string {
  const made = mkdtempSync(join(tmpdir(), 'satyapan-proxy-'))
  afterwards(async () => rmSync(made, { recursive: true, force: true }))
  return made
}

const freePorts = async (): Promise<Proxy> => ({ http: await freePort(), https: await freePort() })

/** nginx with the shipped files in front of a server; the host of a brand too. */
async function startNginx(program: string, server: string): Promise<Proxy> {
  const [home, ports, keys] = [directory(), await freePorts(), makeKeys()]
  const at = (name: string) => join(home, name)
  mkdirSync(at('snippets'))
  writeFileSync(at('key.pem'), keys.privatePem)
  writeFileSync(at('certificate.pem'), makeCertificate(keys, { hosts: [ownName, brandName] }))
  // Only on loopback, and without IPv6, which not every machine has.
  const places = [
    [/^.*listen \[::\].*\n/gm, ''],
    [/listen 443 /g, `listen 127.0.0.1:${ports.https} `],
    [/ssl_certificate .*;/g, `ssl_certificate ${at('certificate.pem')};`],
    [/ssl_certificate_key .*;/g, `ssl_certificate_key ${at('key.pem')};`],
  ] as const
  const main = substitute(shipped('nginx.conf'), [
    ...places,
    ['server 127.0.0.1:3000;', `server ${new URL(server).host};`],
    ['listen 80 ', `listen 127.0.0.1:${ports.http} `],
  ])
  writeFileSync(at('satyapan.conf'), main)
  const brand = substitute(shipped('nginx-brand.conf'), [...places, ['challans.client.example', brandName]])
  writeFileSync(at('brand.conf'), brand)
  const common = substitute(shipped('nginx-snippet.conf'), [['/var/log/nginx/', `${home}/`]])
  writeFileSync(at('snippets/satyapan.conf'), common)
  // As in Debian's own nginx.conf: gzip on, and the workers as another user, who could not read this directory.
  const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(name => `${name}_temp_path ${at(name)};`)
  const whole = `${process.getuid?.() === 0 ? 'user root;' : ''} worker_processes 2; daemon off; pid ${at('pid')};
    error_log stderr error; events { worker_connections 256; }
    http { gzip on; ${kept.join(' ')} include satyapan.conf; include brand.conf; }`
  writeFileSync(at('nginx.conf'), whole)
  return run(program, ['-p', home, '-c', at('nginx.conf'), '-e', 'stderr'], ports)
}

/** Caddy with the shipped file, and with certificates of an authority of its own instead of a public one. */
async function startCaddy(program: string, server: string): Promise<Proxy> {
  const [home, ports] = [directory(), await freePorts()]
  const options = `admin off
    http_port ${ports.http}
    https_port ${ports.https}
    default_bind 127.0.0.1
    local_certs
    skip_install_trust`
  const file = substitute(shipped('Caddyfile'), [
    [/^\{$/m, `{\n${options}`],
    ['127.0.0.1:3000', new URL(server).host],
  ])
  writeFileSync(join(home, 'Caddyfile'), file)
  const env = { XDG_DATA_HOME: home, XDG_CONFIG_HOME: home, HOME: home }
  return run(program, ['run', '--config', join(home, 'Caddyfile'), '--adapter', 'caddyfile'], ports, env)
}

const programs = { nginx: findDebianProgram('nginx'), caddy: findDebianProgram('caddy') }
const starters = { nginx: startNginx, caddy: startCaddy }

export type ProxyKind = keyof typeof programs
export const proxyKinds: readonly ProxyKind[] = ['nginx', 'caddy']

export const isThere = (kind: ProxyKind): boolean => programs[kind] !== undefined

/** Stopped after the test or file. */
export function startProxy(kind: ProxyKind, server: string): Promise<Proxy> {
  const program = programs[kind]
  if (!program) throw new Error(`There is no ${kind} on this machine.`)
  return starters[kind](program, server)
}
