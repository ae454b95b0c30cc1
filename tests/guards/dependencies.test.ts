import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

interface Manifest {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
  optionalDependencies: Record<string, string>
  overrides: Record<string, string>
}

const read = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T
const manifest = read<Manifest>('package.json')
const locked = Object.keys(read<{ packages: Record<string, unknown> }>('package-lock.json').packages)

test('every version is pinned exactly', () => {
  const { dependencies, devDependencies, optionalDependencies, overrides } = manifest
  const all = { ...dependencies, ...devDependencies, ...optionalDependencies, ...overrides }
  expect(Object.entries(all).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
})

const single = [
  '@mui/material',
  '@mui/system',
  '@mui/icons-material',
  'react',
  'react-dom',
  '@tanstack/react-query',
  'zod',
]

describe.each(single)('%s', name => {
  test('is installed once', () => {
    expect(locked.filter(path => path.endsWith(`node_modules/${name}`))).toEqual([`node_modules/${name}`])
  })
})

test('the lock file names no registry', () => {
  expect(readFileSync('package-lock.json', 'utf8')).not.toContain('"resolved": "http')
})

/** Installing calls of npm in a text that let packages run their scripts. */
const callsWithScripts = (text: string) =>
  [...text.matchAll(/\bnpm (?:ci|i|install|prune|rebuild|update|exec)\b[^\n&|;]*/g)]
    .map(([call]) => call.trim())
    .filter(call => !call.includes('--ignore-scripts'))

test('the image is built without the scripts of packages', () => {
  const image = readFileSync('Dockerfile', 'utf8')
  expect(image).toContain('npm ci --ignore-scripts')
  expect(callsWithScripts(image)).toEqual([])
  expect(callsWithScripts('RUN npm ci && npm prune --omit=dev\nRUN npm ci --ignore-scripts')).toEqual([
    'npm ci',
    'npm prune --omit=dev',
  ])
})
