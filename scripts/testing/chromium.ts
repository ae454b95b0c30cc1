import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

/** The headless shell first: it is twice as fast as the whole browser. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const DIRS = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin']
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

const onThisMachine = () =>
  [...NAMES.flatMap(name => DIRS.map(dir => join(dir, name))), MAC, chromium.executablePath()].find(file =>
    existsSync(file),
  )

const isRootOnDebian = () => process.getuid?.() === 0 && existsSync('/etc/debian_version')

function install(): void {
  const run = (file: string, args: string[]) => spawnSync(file, args, { stdio: 'inherit' }).status === 0
  if (isRootOnDebian()) {
    const apt = (...args: string[]) => run('apt-get', args)
    const get = () => apt('install', '-y', '--no-install-recommends', 'chromium-headless-shell')
    if (get() || (apt('update') && get())) return
  }
  run(process.execPath, ['node_modules/playwright/cli.js', 'install', '--no-shell', 'chromium'])
}

/**
 * The Chromium for browser tests: CHROMIUM_PATH, else one on this machine, else one that is installed now, by apt as root on Debian
 * or by Playwright. Undefined where none can be had.
 */
export function findChromium(): string | undefined {
  const wanted = process.env.CHROMIUM_PATH
  if (wanted) return existsSync(wanted) ? wanted : undefined
  const found = onThisMachine()
  if (found) return found
  console.error('No Chromium on this machine; installing one …')
  install()
  return onThisMachine()
}
