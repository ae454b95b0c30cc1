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

test('searches once, when typing has stopped', () => {
  const onSearch = vi.fn<(typed: string) => void>()
  renderComponent(<SearchField label="Search" value="" onSearch={onSearch} />)
  type('Roh')
  type('Rohan ')
  expect(onSearch).not.toHaveBeenCalled()
  pause()
  expect(onSearch.mock.calls).toEqual([['Rohan']])
})

test('a page that was left sends nothing, even while it is still mounted', () => {
  const onSearch = vi.fn<(typed: string) => void>()
  renderComponent(<SearchField label="Search" value="" onSearch={onSearch} />)
  type('Rohan')
  window.history.pushState(null, '', '/admin/user-detail')
  pause()
  expect(onSearch).not.toHaveBeenCalled()
})
