import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { embedded } from '../support/embedded.ts'

test.each(embedded)('%s has tests for the embedded database', pattern => {
  expect(globSync(pattern)).not.toEqual([])
})
