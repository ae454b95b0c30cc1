import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { lazyPage } from '../../../src/components/plain/lazyPage.ts'
import { ReloadBoundary } from '../../../src/components/plain/ReloadBoundary.tsx'

const Page = () => <p>the page</p>

test('a page that has loaded is rendered at once, without its fallback', async () => {
  const Lazy = lazyPage(async () => ({ default: Page }))
  await Lazy.preload()
  const Fallback = vi.fn<() => null>(() => null)
  render(<Lazy fallback={<Fallback />} />)
  expect(screen.getByText('the page')).toBeInstanceOf(HTMLElement)
  expect(Fallback).not.toHaveBeenCalled()
})

test('a page that has not loaded shows its fallback first', async () => {
  const Lazy = lazyPage(async () => ({ default: Page }))
  render(<Lazy fallback="loading" />)
  expect(screen.getByText('loading')).toBeInstanceOf(HTMLElement)
  expect(await screen.findByText('the page')).toBeInstanceOf(HTMLElement)
})

test('a page that cannot be loaded is reported to the error boundary', async () => {
  const Lazy = lazyPage(async () => {
    throw new Error('offline')
  })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  render(
    <ReloadBoundary>
      <Lazy />
    </ReloadBoundary>,
  )
  expect(await screen.findByRole('alert')).toBeInstanceOf(HTMLElement)
})

test('preloading waits for a lazy page inside the page’s module', async () => {
  const Inner = lazyPage(async () => ({ default: Page }))
  const Outer = lazyPage(async () => ({
    default: Object.assign(() => <Inner />, { preload: Inner.preload }),
  }))
  await Outer.preload()
  render(<Outer />)
  expect(screen.getByText('the page')).toBeInstanceOf(HTMLElement)
})

test('a failed preload is tried again when the page is rendered', async () => {
  const load = vi.fn<() => Promise<{ default: typeof Page }>>()
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ default: Page })
  const Lazy = lazyPage(load)
  await Lazy.preload()
  render(<Lazy />)
  expect(await screen.findByText('the page')).toBeInstanceOf(HTMLElement)
})
