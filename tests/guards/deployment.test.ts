import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { esignLimits } from '../../contracts/esign/limits.ts'
import { limits } from '../../contracts/platform/limits.ts'
import { inspectConfig } from '../../server/platform/config/config.ts'
import { variables } from '../../server/platform/config/environment.ts'
import { productionEnv } from '../support/productionEnv.ts'

const shipped = (name: string) => readFileSync(`deploy/${name}`, 'utf8')

/** The settings of a file for systemd's EnvironmentFile. */
function settingsIn(text: string): Record<string, string> {
  const lines = text.split('\n').filter(line => /^\w/.test(line))
  return Object.fromEntries(
    lines.map(line => {
      const [, name = '', value = ''] = /^(\w+)=(?:"(.*)"|(.*))$/.exec(line)?.flatMap(part => part ?? []) ?? []
      return [name, value]
    }),
  )
}

const example = settingsIn(shipped('satyapan.env.example'))
const optional = settingsIn(shipped('satyapan.env.example').replaceAll(/^# (?=[A-Z\d_]+=)/gm, ''))
const blank = Object.keys(example).filter(name => example[name] === '')
const problemsOf = (env: Record<string, string>) => inspectConfig(env).problems

test('the example of settings has only settings that exist', () => {
  expect(Object.keys(optional).length).toBeGreaterThan(Object.keys(example).length)
  expect(Object.keys(optional).filter(name => !variables.includes(name))).toEqual([])
})

test('a production server starts with the example once its blanks are filled in, and not before', () => {
  const filled = Object.fromEntries(blank.map(name => [name, (productionEnv as Record<string, string>)[name] ?? '']))
  expect(problemsOf({ ...example, ...filled })).toEqual([])
  const named = new Set(problemsOf(example).map(line => line.slice(0, line.indexOf(':'))))
  expect([...named].filter(name => !blank.includes(name))).toEqual([])
  // The template that Indian operators require belongs to the gateway, so the server does not insist.
  expect(blank.filter(name => !named.has(name))).toEqual(['SMS_SENDER', 'SMS_TEMPLATE_ID'])
})

test('unit, example and proxies agree on port, directory and addresses', () => {
  const unit = shipped('satyapan.service')
  const [, state] = /^StateDirectory=(.+)$/m.exec(unit) ?? []
  expect(example.DATA_DIR).toBe(`/var/lib/${state}`)
  expect(unit).toContain('EnvironmentFile=/etc/satyapan/satyapan.env')
  const address = `${example.HOST}:${example.PORT}`
  expect(shipped('nginx.conf')).toContain(`server ${address};`)
  expect(shipped('Caddyfile')).toContain(`reverse_proxy ${address} {`)
  expect(shipped('Caddyfile')).toContain(`ask http://${address}/tls/ask`)
  expect(example.TRUST_PROXY).toBe(example.HOST)
  for (const file of ['nginx.conf', 'Caddyfile'])
    expect(shipped(file)).toContain(new URL(example.PUBLIC_URL ?? '').host)
})

test('proxies let the largest files of the contract through', () => {
  const found = (file: string, pattern: RegExp, unit: number) =>
    [...shipped(file).matchAll(pattern)].map(match => Number(match[1]) * unit).toSorted((one, other) => one - other)
  for (const [usual = 0, lists = 0] of [
    found('nginx-snippet.conf', /client_max_body_size (\d+)m/g, 1024 * 1024),
    found('Caddyfile', /max_size (\d+)MB/g, 1_000_000),
  ]) {
    expect(usual).toBeGreaterThan(esignLimits.fileBytes + limits.bodyBytes)
    expect(lists).toBeGreaterThan(limits.watchListBytes + limits.bodyBytes)
  }
})

test.skipIf(!existsSync('/usr/bin/systemd-analyze'))('systemd accepts the unit and finds it hardened', () => {
  const directory = mkdtempSync(join(tmpdir(), 'satyapan-unit-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  const file = join(directory, 'satyapan.service')
  // systemd wants a program that is there.
  writeFileSync(file, shipped('satyapan.service').replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`))
  const analyze = (...args: string[]) => spawnSync('systemd-analyze', args, { encoding: 'utf8' })
  // Other units of this machine may have faults of their own.
  const verified = analyze('verify', '--recursive-errors=no', file)
  const complaints = verified.stderr.split('\n').filter(line => line.includes('satyapan'))
  expect([verified.status, complaints]).toEqual([0, []])
  // In tenths: 3.0 of 10, where 10 is a unit without any limits.
  const review = analyze('security', '--offline=true', '--threshold=30', file)
  expect([review.status, review.stdout.includes('satyapan.service')]).toEqual([0, true])
})
