import { expect, test } from 'vitest'
import { filesIn } from '../../../server/steps/kinds/filesOf.ts'

test('finds the files of an answer wherever they stand, and no end of what somebody has nested', () => {
  expect(filesIn({ files: ['fil_1'], employers: [{ name: 'Kaveri', files: ['fil_2'] }] })).toEqual([
    { id: 'fil_1', path: 'files.0' },
    { id: 'fil_2', path: 'employers.0.files.0' },
  ])
  let deep: object = { files: ['fil_1'] }
  for (let level = 0; level < 100_000; level += 1) deep = { deep }
  expect(filesIn(deep)).toEqual([])
  // What cannot be written as text is no file either.
  expect(filesIn({ files: [{ toString: 1 }] })).toEqual([{ id: '', path: 'files.0' }])
})
