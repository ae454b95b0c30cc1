// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SearchField } from '../../../src/components/list/SearchField.tsx'
import { renderComponent } from './renderComponent.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  window.history.replaceState(null, '', '/')
})

const type = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } })
const pause = () => act(() => void vi.advanceTimersByTime(1_000))

test('asks once, when the typing has stopped', () => {
  const onAsk = vi.fn<(typed: string) => void>()
  renderComponent(<SearchField label="Search" value="" onAsk={onAsk} />)
  type('Roh')
  type('Rohan ')
  expect(onAsk).not.toHaveBeenCalled()
  pause()
  expect(onAsk.mock.calls).toEqual([['Rohan']])
})

test('a page that was left for another one asks nothing any more, though it still stands', () => {
  const onAsk = vi.fn<(typed: string) => void>()
  renderComponent(<SearchField label="Search" value="" onAsk={onAsk} />)
  type('Rohan')
  window.history.pushState(null, '', '/admin/user-detail')
  pause()
  expect(onAsk).not.toHaveBeenCalled()
})
