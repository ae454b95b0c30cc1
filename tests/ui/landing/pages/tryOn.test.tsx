import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { publicPages } from '../../../../contracts/messages/en/publicPages.ts'
import { paths } from '../../../../contracts/platform/paths.ts'
import { renderVisitorPage } from './renderVisitorPage.tsx'

const words = publicPages.tryOn

afterEach(() => {
  Reflect.deleteProperty(navigator, 'mediaDevices')
})

const withCamera = (getUserMedia: () => Promise<unknown>) =>
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } })

function fakeStream() {
  const track = Object.assign(new EventTarget(), { label: 'Front camera', stop: vi.fn<() => void>() })
  return { track, stream: { getTracks: () => [track], getVideoTracks: () => [track] } }
}

async function start() {
  const { user, seen } = await renderVisitorPage(paths.virtualTryOn)
  await user.click(await screen.findByRole('button', { name: words.start }))
  return { user, seen }
}

test('the camera is requested only on click; the picture starts and stops with it, and nothing is sent', async () => {
  const { track, stream } = fakeStream()
  const ask = vi.fn<() => Promise<unknown>>(async () => stream)
  withCamera(ask)
  const { user, seen } = await renderVisitorPage(paths.virtualTryOnTestingUrl)
  const button = await screen.findByRole('button', { name: words.start })
  expect(ask).not.toHaveBeenCalled()
  await user.click(button)
  expect(ask).toHaveBeenCalledWith({ video: { facingMode: 'user' }, audio: false })
  const picture = (await screen.findByLabelText(words.picture)) as HTMLVideoElement
  expect(picture.srcObject).toBe(stream)
  expect(screen.getByText('Front camera')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: words.stop }))
  expect(track.stop).toHaveBeenCalled()
  expect(screen.queryByLabelText(words.picture)).toBeNull()
  expect(screen.getByRole('status').textContent).toBe(words.off)
  expect(seen).toEqual([])
})

test.each([
  ['NotAllowedError', words.refused],
  ['NotFoundError', words.absent],
  ['NotReadableError', words.busy],
])('%s shows a message and can be retried', async (name, said) => {
  withCamera(() => Promise.reject(new DOMException('no', name)))
  await start()
  await screen.findByText(said)
  expect(screen.getByRole('button', { name: words.start })).toBeTruthy()
})

test('an insecure page says so', async () => {
  await start()
  expect(await screen.findByText(words.insecure)).toBeTruthy()
})

test('an unplugged camera shows an error', async () => {
  const { track, stream } = fakeStream()
  withCamera(async () => stream)
  await start()
  await screen.findByLabelText(words.picture)
  act(() => void track.dispatchEvent(new Event('ended')))
  expect(await screen.findByText(words.lost)).toBeTruthy()
})
