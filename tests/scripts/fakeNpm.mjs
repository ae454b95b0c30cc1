// Stands in for npm: makes a node_modules that the starter can go on with. Told what to do by files in the checkout:
// `.hold` keeps it from finishing, `.fail` lists the exit codes of the next calls. Like npm, it is slow to stop when told to.
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})

const leftover = existsSync('node_modules/half-done') ? 'over a broken node_modules' : 'from nothing'
appendFileSync('.calls', `${process.argv.slice(2).join(' ')} | ${leftover}\n`)
mkdirSync('node_modules', { recursive: true })
writeFileSync('node_modules/half-done', '')
process.stdout.write('npm is at work\n')
while (existsSync('.hold')) await sleep(20)

const [code, ...later] = existsSync('.fail') ? readFileSync('.fail', 'utf8').split(' ') : []
writeFileSync('.fail', later.join(' '))
if (Number(code)) process.exit(Number(code))

rmSync('node_modules', { recursive: true, force: true })
const node = `node_modules/node-${process.platform}-${process.arch}/bin`
const tested = process.argv.includes('--omit=dev') ? [] : ['node_modules/vitest']
for (const dir of [...tested, 'node_modules/vite/bin', node]) mkdirSync(dir, { recursive: true })
symlinkSync(process.execPath, `${node}/node`)
writeFileSync(
  'node_modules/vite/bin/vite.js',
  `const [, , , config] = process.argv, { cpSync, mkdirSync } = require('fs')
  console.log(config === '--config' ? 'vite bundles' : 'vite builds')
  mkdirSync('dist/server', { recursive: true })
  if (config === '--config') cpSync('server/main.ts', 'dist/server/main.js')`,
)
