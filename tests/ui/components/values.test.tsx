// @vitest-environment jsdom
import { Checkbox } from '@mui/material'
import { screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { verificationStatuses } from '../../../contracts/platform/codes.ts'
import { CopyButton } from '../../../src/components/CopyButton.tsx'
import { HighlightedText } from '../../../src/components/HighlightedText.tsx'
import { MaskedValue } from '../../../src/components/MaskedValue.tsx'
import { Money } from '../../../src/components/Money.tsx'
import { StatusChip } from '../../../src/components/StatusChip.tsx'
import { renderComponent } from './renderComponent.tsx'

describe('Money', () => {
  test.each([
    [{ paise: 12486050 }, '₹1,24,860.50'],
    [{ paise: 0 }, '₹0.00'],
    [{ paise: -150 }, '\u2212₹1.50'],
    [{ paise: 2500000, signed: true }, '+₹25,000.00'],
    [{ paise: -12486050, signed: true }, '\u2212₹1,24,860.50'],
    [{ paise: 3424850, whole: true }, '₹34,249'],
  ])('%o is %s', (props, printed) => {
    const { container } = renderComponent(<Money {...props} />)
    expect(container.textContent).toBe(printed)
  })
})

describe('StatusChip', () => {
  test.each(verificationStatuses)('%s has a label and an icon in both languages', status => {
    const english = renderComponent(<StatusChip status={status} />).container
    const hindi = renderComponent(<StatusChip status={status} />, 'hi').container
    for (const chip of [english, hindi]) {
      expect(chip.querySelector('svg[aria-hidden="true"]')).not.toBeNull()
      expect(chip.textContent).not.toContain('components.')
    }
    expect(hindi.textContent).toMatch(/[\u0900-\u097f]/)
    expect(english.textContent).toMatch(/^[A-Z][a-z ]+$/)
  })

  test('only an unavailable source is dashed', () => {
    const dashed = verificationStatuses.filter(
      status => renderComponent(<StatusChip status={status} />).container.querySelector('[data-dashed]') !== null,
    )
    expect(dashed).toEqual(['source_unavailable'])
  })
})

describe('MaskedValue', () => {
  test('is revealed only with a reason, which the caller receives, and can be hidden again', async () => {
    const reveal = vi.fn<(reason: string) => Promise<string>>(async () => 'AAACZ1000A')
    const { user } = renderComponent(<MaskedValue value="AAxxxx000A" onReveal={reveal} />)
    await user.click(screen.getByRole('button', { name: 'Reveal' }))
    const confirm = screen.getByRole<HTMLButtonElement>('button', { name: 'Reveal' })
    expect(confirm.disabled).toBe(true)
    await user.type(screen.getByLabelText('Reason'), '  customer on the phone ')
    await user.click(confirm)
    expect(reveal).toHaveBeenCalledExactlyOnceWith('customer on the phone')
    expect(await screen.findByText('AAACZ1000A')).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: 'Hide' }))
    expect(screen.queryByText('AAACZ1000A')).toBeNull()
    expect(screen.getByText('AAxxxx000A')).toBeTruthy()
  })
})

test('CopyButton copies the value and confirms it visually and to screen readers (A123)', async () => {
  const { user } = renderComponent(<CopyButton value="ver_8KQ2M4TR" name="request ID" />)
  await user.click(screen.getByRole('button', { name: 'Copy request ID' }))
  expect(await navigator.clipboard.readText()).toBe('ver_8KQ2M4TR')
  expect(screen.getByRole('status').textContent).toBe('Copied to clipboard')
  expect((await screen.findByRole('tooltip')).textContent).toBe('Copied to clipboard')
})

describe('MarkedText', () => {
  test('marks the wrong character', () => {
    const { container } = renderComponent(<HighlightedText value="ABCDE1234A" at={3} />)
    expect(container.querySelector('mark')?.textContent).toBe('D')
    expect(container.textContent).toBe('ABCDE1234A')
  })

  test.each([undefined, 10])('marks nothing at %s', at => {
    const { container } = renderComponent(<HighlightedText value="ABCDE1234A" at={at} />)
    expect(container.querySelector('mark')).toBeNull()
  })
})

test('a checkbox names its native input and sets it to mixed, whatever element the state was set on', () => {
  const { container } = renderComponent(<Checkbox indeterminate aria-label="Select this row" />)
  expect(container.querySelector('span[aria-label]')).toBeNull()
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select this row' }).indeterminate).toBe(true)
})
