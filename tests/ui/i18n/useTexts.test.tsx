import { StrictMode, Suspense, startTransition, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addMessages, type Namespace, setLoader } from '../../../src/i18n/messages.ts'
import { useTexts } from '../../../src/i18n/useTexts.ts'

// Namespaces of this file only, because loaded texts stay loaded.
const late = (name: string) => name as Namespace

const Late = ({ name }: { name: string }) => {
  const text = useTexts(late(name)) as (key: string) => string
  const [mark] = useState('!')
  return <p>{text('greeting') + mark}</p>
}

const recovered: unknown[] = []
let root: ReturnType<typeof createRoot>
let host: HTMLElement

beforeEach(() => {
  recovered.length = 0
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host, {
    onRecoverableError: error => recovered.push(error instanceof Error ? (error.cause ?? error) : error),
  })
})

afterEach(() => {
  root.unmount()
  host.remove()
  setLoader(() => undefined)
})

/** Texts of a namespace that arrive when `arrive` is called. */
function textsOnTheirWay(name: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const arrived = promise.then(() => addMessages('en', { [name]: { greeting: 'Hello' } }))
  let pending: Promise<unknown> | undefined = arrived.finally(() => {
    pending = undefined
  })
  setLoader(() => pending)
  return resolve
}

// React repeats the drawing of a component whose promise has resolved, and the repetition must call the same hooks.
test.each([0, 20])('a page whose texts arrive after %d ms is drawn without an error', async delay => {
  const name = `useTexts${delay}`
  const arrive = textsOnTheirWay(name)
  root.render(<Suspense>nothing yet</Suspense>)
  await vi.waitFor(() => expect(host.textContent).toBe('nothing yet'))
  startTransition(() =>
    root.render(
      <StrictMode>
        <Suspense>
          <Late name={name} />
        </Suspense>
      </StrictMode>,
    ),
  )
  setTimeout(arrive, delay)
  await vi.waitFor(() => expect(host.textContent).toBe('Hello!'))
  expect(recovered).toEqual([])
})
