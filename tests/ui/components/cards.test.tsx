// @vitest-environment jsdom
import { Button } from '@mui/material'
import { screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { formatPaise } from '../../../contracts/platform/money.ts'
import { BulkActionBar } from '../../../src/components/BulkActionBar.tsx'
import { ChargeLine } from '../../../src/components/ChargeLine.tsx'
import { dayTicks } from '../../../src/components/charts/axes.ts'
import { ChartCard } from '../../../src/components/charts/ChartCard.tsx'
import { LoadError, NoResults } from '../../../src/components/EmptyState.tsx'
import { FactList, FactRow } from '../../../src/components/FactRow.tsx'
import { JobProgress } from '../../../src/components/JobProgress.tsx'
import { JsonView } from '../../../src/components/JsonView.tsx'
import { PriceCard } from '../../../src/components/PriceCard.tsx'
import { SegmentedControl } from '../../../src/components/SegmentedControl.tsx'
import { WalletCard } from '../../../src/components/WalletCard.tsx'
import { days, spend } from '../gallery/sample.ts'
import { renderComponent } from './renderComponent.tsx'

describe('JsonView', () => {
  const value = { status: 'valid', input: { pan: 'AAxxxx000A' }, none: [] }

  test('folds by keyboard, announces its state, and still copies everything', async () => {
    const { user } = renderComponent(<JsonView label="Response" value={value} />)
    const fold = screen.getByRole('button', { name: 'Collapse input' })
    expect(fold.getAttribute('aria-expanded')).toBe('true')
    fold.focus()
    await user.keyboard('{Enter}')
    expect(screen.queryByText('"AAxxxx000A"')).toBeNull()
    expect(screen.getByRole('button', { name: 'Expand input' }).getAttribute('aria-expanded')).toBe('false')
    await user.click(screen.getByRole('button', { name: 'Copy' }))
    expect(JSON.parse(await navigator.clipboard.readText())).toEqual(value)
  })

  test('prints valid JSON', () => {
    const { container } = renderComponent(<JsonView label="Response" value={value} />)
    const code = container.querySelector('[role="group"]') as HTMLElement
    for (const gutter of code.querySelectorAll('[aria-hidden="true"]')) gutter.remove()
    expect(JSON.parse(code.textContent ?? '')).toEqual(value)
  })
})

describe('charges and prices', () => {
  test('a check whose source was down shows ₹0.00 and why', () => {
    renderComponent(<ChargeLine lines={[]} wallet="API wallet" totalPaise={0} reason="Source unavailable" />)
    expect(screen.getByText('Not charged').parentElement?.textContent).toContain('₹0.00')
    expect(screen.getByText('Source unavailable')).toBeTruthy()
  })

  test('a price shows total and wallet, and why the button is disabled', () => {
    renderComponent(
      <PriceCard
        atMost
        lines={[{ label: 'Local checks', paise: 'free' }]}
        totalPaise={182100}
        wallet={{ name: 'API wallet', beforePaise: 12486050, afterPaise: 12303950 }}
        action={<Button disabled>Verify</Button>}
        reason="Correct the PAN to continue."
      />,
    )
    expect(screen.getByText('At most').parentElement?.textContent).toContain('₹1,821.00')
    expect(screen.getByText('Local checks').parentElement?.textContent).toContain('Free')
    expect(screen.getByText('Balance after').parentElement?.textContent).toContain('₹1,23,039.50')
    expect(screen.getByText('Correct the PAN to continue.')).toBeTruthy()
  })
})

test('an empty result shows "-"; zero and false do not', () => {
  renderComponent(
    <FactList>
      <FactRow label="Seeding">{null}</FactRow>
      <FactRow label="Score">{0}</FactRow>
    </FactList>,
  )
  expect(screen.getAllByRole('definition').map(value => value.textContent)).toEqual(['-', '0'])
})

describe('WalletCard', () => {
  test('its buttons are named after the wallet; without onAdd there is no add button (A33)', async () => {
    const refresh = vi.fn<() => void>()
    const { user } = renderComponent(<WalletCard name="Challan wallet" paise={4825000} onRefresh={refresh} />)
    await user.click(screen.getByRole('button', { name: 'Refresh Challan wallet' }))
    expect(refresh).toHaveBeenCalledOnce()
    expect(screen.getAllByRole('button')).toHaveLength(1)
  })

  test('loading shows no amount; a low balance is labelled', () => {
    renderComponent(<WalletCard name="API wallet" paise={8250} loading low />)
    expect(screen.queryByText('₹82.50')).toBeNull()
    expect(screen.getByText('API wallet, low')).toBeTruthy()
  })
})

describe('InkBar', () => {
  const bar = (leave: () => void) => (
    <BulkActionBar label="2 selected" onLeave={leave}>
      <Button>Export</Button>
    </BulkActionBar>
  )

  test('Escape closes it', async () => {
    const leave = vi.fn<() => void>()
    const { user } = renderComponent(bar(leave))
    await user.keyboard('{Escape}')
    expect(leave).toHaveBeenCalledOnce()
  })

  test('Escape first closes what is open above it', async () => {
    const leave = vi.fn<() => void>()
    const { user } = renderComponent(
      <>
        {bar(leave)}
        <div role="dialog" />
      </>,
    )
    await user.keyboard('{Escape}')
    expect(leave).not.toHaveBeenCalled()
  })
})

test('SegmentedSwitch always has a value', async () => {
  const change = vi.fn<(mode: string) => void>()
  const options = [
    { value: 'single' as const, label: 'Single' },
    { value: 'bulk' as const, label: 'Bulk' },
  ]
  const { user } = renderComponent(<SegmentedControl label="Mode" value="single" options={options} onChange={change} />)
  await user.click(screen.getByRole('button', { name: 'Single', pressed: true }))
  await user.click(screen.getByRole('button', { name: 'Bulk', pressed: false }))
  expect(change).toHaveBeenCalledExactlyOnceWith('bulk')
})

describe('ChartCard', () => {
  test('its table shows the same numbers', async () => {
    const points = days.slice(0, 3)
    const { user } = renderComponent(
      <ChartCard title="Spend" series={spend} points={points} format={formatPaise} pointLabel="Day" totals>
        …
      </ChartCard>,
    )
    await user.click(screen.getByRole('button', { name: 'View as table' }))
    const rows = within(screen.getByRole('table', { name: 'Spend' }))
      .getAllByRole('row')
      .slice(1)
    const cells = rows.map(row =>
      within(row)
        .getAllByRole('cell')
        .map(cell => cell.textContent),
    )
    expect(cells).toEqual(
      points.map(({ values }) => {
        const parts = spend.map(({ key }) => values[key] ?? 0)
        return [...parts, parts.reduce((sum, part) => sum + part, 0)].map(formatPaise)
      }),
    )
  })

  test('ticks are a week apart and end on the last day without overlapping', () => {
    const month = Array.from({ length: 30 }, (_, day) => String(day + 1))
    expect(dayTicks(month)).toEqual(['1', '8', '15', '22', '30'])
    expect(dayTicks(['1'])).toEqual(['1'])
  })
})

test.each([
  [119, ''],
  [120, 'a.csv: 10% complete'],
  [239, 'a.csv: 10% complete'],
  [744, 'a.csv: 60% complete'],
])('JobProgress at %i of 1,200 announces whole tens only', (done, announced) => {
  renderComponent(<JobProgress name="a.csv" done={done} total={1200} outcomes={[]} capturedPaise={0} />)
  expect(screen.getByRole('status').textContent).toBe(announced)
})

test('empty states say what exists, errors what is safe and what to quote', async () => {
  const clear = vi.fn<() => void>()
  const { user } = renderComponent(<NoResults outside={102418} onClear={clear} />)
  expect(screen.getByText('1,02,418 entries are hidden by them.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(clear).toHaveBeenCalledOnce()
  renderComponent(<LoadError requestId="req_5HT9K2" onRetry={clear} />)
  expect(screen.getByRole('alert').textContent).toContain(
    'Your data is safe. If this keeps happening, contact support and quote req_5HT9K2.',
  )
})
