// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { type ProductId, productOf } from '../../../contracts/products/index.ts'
import { FieldInput } from '../../../src/resources/verifications/form/FieldInput.tsx'
import { renderComponent } from '../components/renderComponent.tsx'

const client = new QueryClient()

const Input = ({ product, source }: { product: ProductId; source: string }) => {
  const [value, setValue] = useState('')
  const field = productOf(product).inputFields.find(one => one.source === source)
  if (!field) throw new Error(`${product} has no ${source}.`)
  return (
    <QueryClientProvider client={client}>
      <FieldInput field={field} value={value} onChange={setValue} />
    </QueryClientProvider>
  )
}

test.each([
  ['aml-screen', 'country', 'Wakanda', 'is not a country of ISO 3166'],
  ['aml-screen', 'birth', '12/06/1968', 'can be 1968-06-12 or 1968-12-06'],
  ['bank-account-check', 'account', '12345678901.0', 'Did you mean 12345678901?'],
  ['bank-account-check', 'account', '1.23457E11', 'Excel has shortened this number.'],
] as const)('%s: %s %s is refused when the field is left', async (product, source, typed, reason) => {
  const { user } = renderComponent(<Input product={product} source={source} />)
  const input = screen.getByRole<HTMLInputElement>('textbox')
  await user.type(input, typed)
  await user.tab()
  expect(input.value).toBe(typed)
  expect(screen.getByText(reason, { exact: false })).toBeTruthy()
})

test('the wrong character is marked where it was typed', async () => {
  const { user, container } = renderComponent(<Input product="vehicle-rc-check" source="rc" />)
  await user.type(screen.getByRole('textbox'), 'MH-12-AB-1O00')
  await user.tab()
  expect(container.querySelector('mark')?.textContent).toBe('O')
})
