import { expect, test } from 'vitest'
import { findNode } from '../../scripts/setup/pinnedNode.mjs'
import { makeCheckout } from './checkout.ts'

const PINNED = `node_modules/node-${process.platform}-${process.arch}/bin/node`

/** A checkout whose pinned Node and host's Node answer `--version` as told. */
function nodes(pinned: string, host: string) {
  const checkout = makeCheckout()
  checkout.write(PINNED, `#!/bin/sh\n${pinned}\n`, 0o755)
  checkout.write('bin/host', `#!/bin/sh\n${host}\n`, 0o755)
  return {
    found: findNode(checkout.at(''), checkout.at('bin/host')),
    pinned: checkout.at(PINNED),
    host: checkout.at('bin/host'),
  }
}

test('the pinned Node is preferred', () => {
  const { found, pinned } = nodes('echo v24.21.0', 'echo v26.1.0')
  expect(found).toBe(pinned)
})

test('where the pinned one does not run, a new enough host serves', () => {
  const { found, host } = nodes('exit 127', 'echo v26.1.0')
  expect(found).toBe(host)
})

test('an old host alone is not enough', () => {
  expect(nodes('exit 127', 'echo v20.20.2').found).toBeUndefined()
})
