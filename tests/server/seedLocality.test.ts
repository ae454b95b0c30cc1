import { expect, test } from 'vitest'
import { readConfig } from '../../server/platform/config/config.ts'
import { isLocal } from '../../server/seed/seed.ts'

test.each([
  ['', true],
  ['postgres://postgres@127.0.0.1:5432/x', true],
  ['postgres://localhost/x', true],
  ['postgres://[::1]/x', true],
  ['postgresql:///x?host=/var/run/postgresql', true],
  ['postgres://localhost.example/x', false],
  ['postgres://10.0.0.7/x', false],
  ['postgres://localhost/x?host=db.example', false],
])('a database at %j is local: %s', (url, local) => {
  expect(isLocal(readConfig({ DATABASE_URL: url }))).toBe(local)
})
