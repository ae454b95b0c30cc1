import pg from 'pg'
import type { Challan } from '../../../contracts/challans/challanFields.ts'
import { issueChallanAccess } from '../../../server/challans/common/access.ts'
import { SANDBOX_SECRET } from '../../../server/platform/config/environment.ts'
import { createVault } from '../../../server/platform/vault.ts'
import { apiClientAt, newestCodeAt } from '../../support/apiClient.ts'

/** The token of the seeded brand (`server/seed/challans.ts`). */
export const BRAND_TOKEN = 'brand-satyapan-sandbox'

interface Found {
  code: number
  message: string
  parentId: string
  result: Challan[]
}

/** A different address each, because limits count by address; the node trusts this header (`TRUST_PROXY`). */
export const from = (address: number) => ({
  'x-forwarded-for': `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`,
})

export const look = (url: string, accessToken: string, vehicleNumber: string, address = 1): Promise<Found> =>
  apiClientAt(url, from(address))('POST', '/public/vehicle-echallan-detail-V2', { vehicleNumber, accessToken })

/** Signs in a citizen by code, like a phone. */
export async function signInByCode(url: string, phone: string): Promise<string> {
  const call = apiClientAt(url)
  const asked = { mobileNumber: phone, authToken: BRAND_TOKEN }
  const sent = await call<{ token: string }>('POST', '/public/echallan-send-otp', asked)
  const otp = await newestCodeAt(url, encodeURIComponent(`+91${phone}`))
  const entered = { otp, verificationToken: sent.token }
  return (await call<{ accessToken: string }>('POST', '/public/echallan-verify-otp', entered)).accessToken
}

/** Issues access tokens as the nodes of this database would, for more citizens than codes may be sent to. */
export async function accessTokens(databaseUrl: string, count: number): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ id: string }>('select id from challan_brands where token = $1', [BRAND_TOKEN])
  await client.end()
  const vault = createVault(SANDBOX_SECRET)
  const brandId = rows[0]?.id ?? ''
  return Promise.all(
    Array.from({ length: count }, (_, index) =>
      issueChallanAccess({ vault }, { phone: `+91${9_700_000_000 + index}`, brandId }),
    ),
  )
}
