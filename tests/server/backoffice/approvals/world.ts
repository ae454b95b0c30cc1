import { beforeEach } from 'vitest'
import { walletOf } from '../../../../server/money/wallets/walletOf.ts'
import { newId } from '../../../../server/platform/identity/ids.ts'
import { testApp } from '../../../support/app.ts'
import { type Customer, makeAdmin, makeCustomer, signedIn } from '../../../support/factories.ts'

export interface Staff {
  id: string
  headers: Record<string, string>
}

/** A customer with empty wallets, and two members of staff who have done nothing yet. */
export async function approvalWorld() {
  const { app, ctx } = await testApp()
  const who = {} as { customer: Customer; maker: Staff; checker: Staff }

  const staffMember = async (role: 'admin' | 'superadmin' = 'admin'): Promise<Staff> => {
    const id = await makeAdmin(ctx.db, role)
    return { id, headers: await signedIn(ctx, { adminId: id, role }) }
  }

  beforeEach(async () => {
    who.customer = await makeCustomer(ctx.db, { paise: 0 })
    who.maker = await staffMember()
    who.checker = await staffMember('superadmin')
  })

  const post = (by: Staff, url: string, payload: object, key = newId('wrk')) =>
    app.inject({ method: 'POST', url: `/admin-api${url}`, payload, headers: { ...by.headers, 'idempotency-key': key } })
  const adjust = (amountPaise: number, by = who.maker, key?: string) =>
    post(by, `/users/${who.customer.userId}/adjust`, { wallet: 'api', amountPaise, reason: 'Outage of 12 May' }, key)
  const decide = (id: string, approve: boolean, by = who.checker) =>
    post(by, `/approvals/${id}/decide`, { approve, reason: 'Checked with the customer' })
  const balance = async () => (await walletOf(ctx.db, who.customer.userId, 'api')).availablePaise
  const list = async (filter: object, by = who.checker) => {
    const url = `/admin-api/resources/approvals?filter=${encodeURIComponent(JSON.stringify(filter))}`
    return (await app.inject({ url, headers: by.headers })).json()
  }
  return { app, ctx, who, staffMember, post, adjust, decide, balance, list }
}
