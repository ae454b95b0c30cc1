import type { Insertable } from 'kysely'
import { limits } from '../../contracts/platform/limits.ts'
import type { Context } from '../../server/platform/context.ts'
import type { Schema } from '../../server/platform/db/schema.ts'
import type { App } from '../../server/platform/http/types.ts'
import { newId, newSecret } from '../../server/platform/identity/ids.ts'
import { listMessages } from '../../server/sandbox/messages.ts'
import { satyapan } from '../../server/seed/brandSatyapan.ts'
import { post } from './signIn.ts'

type Brand = Insertable<Schema['challan_brands']>

/** An active brand of the public service. */
export async function makeBrand({ db }: Pick<Context, 'db'>, values: Partial<Brand> = {}) {
  const id = newId('brd')
  const brand = {
    id,
    name: `brand-${id.slice(-12)}`,
    title: 'Chetak Pay',
    token: newSecret(),
    support_email: 'help@chetak.test',
    primary_colour: '#0c6577',
    primary_dark_colour: '#4db6c9',
    ink_colour: '#0a2a32',
    content: JSON.stringify(satyapan),
    ...values,
  }
  await db.insertInto('challan_brands').values(brand).execute()
  return brand
}

type Fee = Insertable<Schema['challan_fees']>

/** A fee in effect since yesterday; for everything by default. */
export async function makeFee({ db }: Pick<Context, 'db'>, rupees: number, values: Partial<Fee> = {}): Promise<string> {
  const id = newId('cfe')
  const from = new Date(Date.now() - 86_400_000)
  const everywhere = { brand_id: null, state: null, route: null, discount_percent: 0 }
  const fee = { ...everywhere, fee_paise: rupees * 100, valid_from: from, created_by: 'test', ...values }
  await db
    .insertInto('challan_fees')
    .values({ id, ...fee })
    .execute()
  return id
}

/** Requests a code, enters it, and returns the access token. */
export async function signInCitizen(
  app: App,
  ctx: Context,
  brand: { token: string },
  phone = '9876543210',
): Promise<string> {
  const sent = await post(app, ctx, '/public/echallan-send-otp', { mobileNumber: phone, authToken: brand.token })
  const otp = await smsCode(ctx, phone)
  const body = { otp, verificationToken: sent.token }
  return (await post(app, ctx, '/public/echallan-verify-otp', body)).accessToken as string
}

/** The code in the newest message to an Indian phone number. */
export async function smsCode(ctx: Context, phone: string): Promise<string> {
  const [message] = await listMessages(ctx, `+91${phone}`)
  return message?.otp ?? ''
}

/** Any code but this one. */
export const wrongCode = (otp: string): string =>
  String((Number(otp) + 1) % 10 ** limits.otp.digits).padStart(limits.otp.digits, '0')
