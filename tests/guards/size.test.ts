import { expect, test } from 'vitest'
import { sources } from './sources.ts'

const LONGEST = 300

test(`no hand-written file is longer than ${LONGEST} lines`, () => {
  const files = sources('*.{ts,mjs}', '{contracts,server,src,scripts,tests}/**/*.{ts,tsx,mjs,css}')
  const lengthOf = (text: string) => text.replace(/\n$/, '').split('\n').length
  const long = files.filter(file => lengthOf(file.text) > LONGEST).map(file => `${file.path}: ${lengthOf(file.text)}`)
  expect(files.length).toBeGreaterThan(0)
  expect(long).toEqual([])
})
