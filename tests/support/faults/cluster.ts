import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { isRunning } from '../../../scripts/testing/postgres.ts'
import { freePort } from '../launch.ts'

/** A PostgreSQL of the run's own, on loopback, which may be stopped as if its machine had lost its power. */
export interface Cluster {
  /** Creates an empty database and returns its URL. */
  createDatabase(name: string): Promise<string>
  /** Ends every process of it at once, without a checkpoint; `start` recovers from its log. */
  stopImmediately(): Promise<void>
  start(): Promise<void>
  /** Stops it and deletes its files. */
  remove(): Promise<void>
}

/** Where `initdb` lies: the newest packaged version, unless `PG_BIN` says. */
const findPrograms = (): string | undefined =>
  process.env.PG_BIN ??
  globSync('/usr/lib/postgresql/*/bin')
    .sort((one, other) => Number(other.split('/')[4]) - Number(one.split('/')[4]))
    .at(0)

/** PostgreSQL refuses to run as root: then it runs as the user `postgres`; undefined where there is none. */
function owner(): { uid: number; gid: number } | undefined {
  const [uid = 0, gid = 0] = [process.getuid?.(), process.getgid?.()]
  if (uid !== 0) return { uid, gid }
  const ids = ['-u', '-g'].map(kind => Number(spawnSync('id', [kind, 'postgres'], { encoding: 'utf8' }).stdout))
  return ids[0] && ids[1] ? { uid: ids[0], gid: ids[1] } : undefined
}

const PREFIX = 'satyapan-cluster-'

/** Stops and deletes the clusters of runs that were killed; the name of their directory carries the id of their process. */
function removeLeftovers(programs: string, user: object): void {
  for (const directory of globSync(join(tmpdir(), `${PREFIX}*`))) {
    if (isRunning(Number(directory.split('-').at(-2)))) continue
    spawnSync(join(programs, 'pg_ctl'), ['stop', '-m', 'immediate', '-D', join(directory, 'data')], {
      ...user,
      cwd: '/',
    })
    rmSync(directory, { recursive: true, force: true })
  }
}

/** Undefined where PostgreSQL's programs are missing. */
export async function startCluster(): Promise<Cluster | undefined> {
  const [programs, user] = [findPrograms(), owner()]
  if (!programs || !user) return undefined
  removeLeftovers(programs, user)
  const directory = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`))
  chownSync(directory, user.uid, user.gid)
  const [data, log] = [join(directory, 'data'), join(directory, 'log')]
  const run = async (program: string, ...args: string[]) => {
    const child = spawn(join(programs, program), args, { ...user, cwd: directory, stdio: 'ignore' })
    const [code] = await once(child, 'exit')
    if (code !== 0)
      throw new Error(
        `${program} ${args[0]}: exit ${code}${existsSync(log) ? readFileSync(log, 'utf8').slice(-500) : ''}`,
      )
  }
  const stop = () => run('pg_ctl', 'stop', '-w', '-m', 'immediate', '-D', data)
  await run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync', '--no-instructions')
  const port = await freePort()
  const settings = `-p ${port} -k ${directory} -c listen_addresses=127.0.0.1 -c max_connections=200`
  const start = () => run('pg_ctl', 'start', '-w', '-t', '60', '-D', data, '-l', log, '-o', settings)
  await start()
  const urlOf = (name: string) => `postgres://postgres@127.0.0.1:${port}/${name}`
  return {
    async createDatabase(name) {
      const client = new pg.Client({ connectionString: urlOf('postgres') })
      await client.connect()
      await client.query(`create database ${name}`)
      await client.end()
      return urlOf(name)
    },
    stopImmediately: stop,
    start,
    async remove() {
      await stop().catch(() => {})
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
