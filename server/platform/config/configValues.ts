import { isIP } from 'node:net'
import { z } from 'zod'
import { gstStates } from '../../../contracts/identifiers/states.ts'
import { checkIdentifier } from '../../../contracts/identifiers.ts'

/** On or off. */
export const flag = z
  .enum(['0', '1', 'true', 'false'])
  .default('0')
  .transform(value => value === '1' || value === 'true')

export const optional = z.string().optional()

export const gstin = z
  .string()
  .refine(value => checkIdentifier('gstin', value).ok, 'a GSTIN with its right check character')

/** As GST numbers begin with it: `27`. */
export const stateCode = z.string().refine(code => gstStates.has(code), 'the two digits that GST has for the state')

/** A page of ours or an address on the web: it becomes a link, which `javascript:` must not. */
export const link = z
  .string()
  .regex(/^(\/(?!\/)|https?:\/\/)/, 'a path that starts with /, or an http or https address')

/** Scheme, host and port, and nothing behind them. */
export const origin = z
  .string()
  .regex(/^https?:\/\/[\w.-]+(:\d+)?$/, 'an origin such as https://challans.example, without a slash at the end')

/** Separated by commas, in lower case. */
export const list = z
  .string()
  .default('')
  .transform(value =>
    value
      .split(',')
      .map(one => one.trim().toLowerCase())
      .filter(Boolean),
  )

const isRange = (value: string) => {
  const [address = '', bits, ...more] = value.split('/')
  const widest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return more.length === 0 && widest > 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= widest))
}

/** Addresses and CIDR ranges; `none` is the empty list. */
export const proxies = list
  .transform(names => (names.length === 1 && names[0] === 'none' ? [] : names))
  .refine(names => names.every(isRange), 'addresses or CIDR ranges of proxies, separated by commas; or none')
