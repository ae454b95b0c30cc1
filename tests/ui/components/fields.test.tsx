// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { FileDropzone } from '../../../src/components/FileDropzone.tsx'
import { formatBytes } from '../../../src/components/fileRules.ts'
import { IdentifierField } from '../../../src/components/IdentifierField.tsx'
import { IdentifierInput } from '../../../src/components/IdentifierInput.tsx'
import { Button } from '../../../src/components/plain/Button.tsx'
import { Field } from '../../../src/components/plain/Field.tsx'
import { OtpBoxes } from '../../../src/components/plain/OtpBoxes.tsx'
import { renderComponent } from './renderComponent.tsx'

const Pan = (props: { wrongAt?: number; error?: string; length?: number }) => {
  const [value, setValue] = useState('')
  return <IdentifierInput label="PAN" value={value} onChange={setValue} {...props} />
}

const Din = () => {
  const [value, setValue] = useState('')
  return <IdentifierField kind="din" label="DIN" value={value} onChange={setValue} judged={false} />
}

const Otp = ({ onComplete }: { onComplete: (code: string) => void }) => {
  const [code, setCode] = useState('')
  return <OtpBoxes label="Six-digit code" value={code} onChange={setCode} onComplete={onComplete} />
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

describe('IdentifierInput', () => {
  test('is one input that accepts pasted spaces and converts to capitals', async () => {
    const { user } = renderComponent(<Pan length={10} />)
    await user.click(field('PAN'))
    await user.paste('aaacz 1000 a')
    expect(field('PAN').value).toBe('AAACZ1000A')
    expect(screen.getAllByRole('textbox')).toHaveLength(1)
  })

  test('marks the cell of the wrong character and links the error to the input', async () => {
    const { user, container } = renderComponent(
      <Pan length={10} wrongAt={3} error="Character 4 is not a holder type." />,
    )
    await user.type(field('PAN'), 'ABCDE')
    expect([...container.querySelectorAll('[data-wrong]')].map(cell => cell.textContent)).toEqual(['D'])
    expect(field('PAN').getAttribute('aria-invalid')).toBe('true')
    const described = document.getElementById(field('PAN').getAttribute('aria-describedby') ?? '')
    expect(described?.textContent).toContain('Character 4 is not a holder type.')
  })

  test('without a fixed length, repeats the value below with the character marked', async () => {
    const { user, container } = renderComponent(<Pan wrongAt={2} error="A digit belongs here." />)
    await user.type(field('PAN'), 'mhi2')
    expect(field('PAN').value).toBe('MHI2')
    expect(container.querySelector('mark')?.textContent).toBe('I')
  })
})

describe('IdentifierField', () => {
  test.each([
    ['1234567.0', 'Did you mean 01234567?'],
    ['1.23457E+06', 'Excel has shortened this number.'],
    ['123456789', '9 characters. A DIN has 8.'],
  ])('%s pasted into cells is neither dropped nor cut off', async (pasted, reason) => {
    const { user } = renderComponent(<Din />)
    await user.click(field('DIN'))
    await user.paste(pasted)
    expect(field('DIN').value).toBe(pasted)
    expect(screen.getByText(reason, { exact: false })).toBeTruthy()
  })
})

describe('OtpBoxes', () => {
  test('accepts digits only, supports autofill from SMS, and reports completion', async () => {
    const complete = vi.fn<(code: string) => void>()
    const { user } = renderComponent(<Otp onComplete={complete} />)
    const input = field('Six-digit code')
    expect(input.getAttribute('autocomplete')).toBe('one-time-code')
    expect(input.inputMode).toBe('numeric')
    await user.type(input, '48a2')
    expect(input.value).toBe('482')
    expect(complete).not.toHaveBeenCalled()
    await user.type(input, '917')
    expect(complete).toHaveBeenCalledExactlyOnceWith('482917')
  })
})

test('Field ties label, error and input together', () => {
  renderComponent(<Field label="E-mail" optional="optional" error="No @ in it." />)
  const input = field('E-mail optional')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe('No @ in it.')
})

test('a busy Button shows its progress label and ignores clicks', async () => {
  const press = vi.fn<() => void>()
  const { user } = renderComponent(
    <Button busy="wait…" onClick={press}>
      Send OTP
    </Button>,
  )
  await user.click(screen.getByRole('button', { name: 'wait…' }))
  expect(press).not.toHaveBeenCalled()
})

describe('FileDrop', () => {
  const csv = (name: string, size = 10) => new File(['x'.repeat(size)], name)
  const drop = (file: File) => fireEvent.drop(window, { dataTransfer: { types: ['Files'], files: [file] } })

  test('accepts a file dropped anywhere on the page, or chosen', async () => {
    const take = vi.fn<(file: File) => void>()
    const { user, container } = renderComponent(
      <FileDropzone label="File" types={['.csv']} maxBytes={100} onFile={take} />,
    )
    drop(csv('a.CSV'))
    await user.upload(container.querySelector('input') as HTMLInputElement, csv('b.csv'))
    expect(take.mock.calls.map(([file]) => file.name)).toEqual(['a.CSV', 'b.csv'])
  })

  test.each([
    [csv('photo.png'), '“photo.png” is not a supported file. Choose .csv.'],
    [csv('big.csv', 101), '“big.csv” is larger than 100 B.'],
  ])('refuses a file with a reason', (file, reason) => {
    const take = vi.fn<(file: File) => void>()
    renderComponent(<FileDropzone label="File" types={['.csv']} maxBytes={100} onFile={take} />)
    drop(file)
    expect(take).not.toHaveBeenCalled()
    expect(screen.getByText(reason)).toBeTruthy()
  })

  test.each([
    [0, '0 B'],
    [1023, '1023 B'],
    [65536, '64 KB'],
    [1572864, '1.5 MB'],
    [10485760, '10 MB'],
  ])('%i bytes are %s', (bytes, printed) => expect(formatBytes(bytes)).toBe(printed))
})
