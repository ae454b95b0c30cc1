import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { tutorials } from '../../../contracts/messages/en/tutorials.ts'
import VideoTutorials from '../../../src/customRoutes/tutorials/VideoTutorials.tsx'
import { renderConsolePage } from '../support/renderConsolePage.tsx'

const video = { id: 'tut_1', title: 'The first check', description: 'Five minutes.', url: 'https://videos.test/1' }
const open = (answer: () => { status?: number; body?: unknown }) =>
  renderConsolePage(VideoTutorials, { answers: { 'GET /api/tutorials': answer } })

test('a video is a link that opens in a new tab and names its site', async () => {
  await open(() => ({ body: { tutorials: [video] } }))
  const link = await screen.findByRole('link', { name: /The first check/ })
  expect(link.getAttribute('href')).toBe(video.url)
  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.getAttribute('rel')).toContain('noopener')
  expect(screen.getByText('videos.test')).toBeTruthy()
})

test('a video of our own plays on the page, with captions in both languages and the reader’s on', async () => {
  const url = '/tutorials/first-check.webm'
  await open(() => ({ body: { tutorials: [{ ...video, url }] } }))
  const player = await screen.findByLabelText<HTMLVideoElement>('The first check')
  expect(player.getAttribute('poster')).toBe('/tutorials/first-check.jpg')
  expect(player.getAttribute('preload')).toBe('none')
  expect(player.querySelector('source')?.getAttribute('src')).toBe(url)
  const tracks = [...player.querySelectorAll('track')]
  expect(tracks.map(track => [track.getAttribute('src'), track.srclang, track.default])).toEqual([
    ['/tutorials/first-check.en.vtt', 'en', true],
    ['/tutorials/first-check.hi.vtt', 'hi', false],
  ])
  expect(screen.queryByRole('link', { name: /The first check/ })).toBeNull()
})

test('without videos the page says so', async () => {
  await open(() => ({ body: { tutorials: [] } }))
  expect(await screen.findByRole('heading', { name: tutorials.none.title })).toBeTruthy()
})
