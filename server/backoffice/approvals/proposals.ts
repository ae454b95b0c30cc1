import type { PriceItemId } from '../../../contracts/checks/priceItems.ts'
import type { TopUpWallet } from '../../../contracts/money/topUp.ts'
import { canAccess, type Grants, type Permission } from '../../../contracts/people/permissions.ts'
import type { WalletKind } from '../../../contracts/platform/codes.ts'
import { approvalKinds } from '../../../contracts/resources/approval.ts'
import { type OwnerChange, setBrandOwner } from '../../challans/clients/owner.ts'
import { type ShareChange, setShare } from '../../challans/clients/shares.ts'
import { creditInvoicePart, type InvoicePart } from '../../money/invoices/creditPart.ts'
import { approveReturn, executeReturn, type PaymentReturn } from '../../money/payments/returnPayment.ts'
import { setCreditLimit, settleOutstanding } from '../../money/payments/settleOutstanding.ts'
import { approvePayout, type ProposedPayout } from '../../money/payouts/approve.ts'
import { changeBasePrice, setUserPrice } from '../../money/prices/changePrices.ts'
import type { Recovery } from '../../people/accounts/staff/recovery.ts'
import { changeRole, resetMemberSecondFactor, setMemberActive } from '../../people/staff/change.ts'
import { inviteMember } from '../../people/staff/invite.ts'
import { changeRights, type RightsChange } from '../../people/staff/ownRoles.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { adjustUserWallet } from '../admin/changeUser.ts'

/** A member of staff whom a change concerns, by the name of then. */
interface OfMember {
  adminId: string
  name: string
}

/** The changes of money and of staff that may need a second person, as `approvals.request` keeps them. */
export interface Proposals {
  adjustment: { userId: string; wallet: WalletKind; amountPaise: number }
  settlement: { userId: string; wallet: TopUpWallet; amountPaise: number; reference: string }
  creditLimit: { userId: string; wallet: TopUpWallet; limitPaise: number | null; beforePaise: number | null }
  basePrice: {
    product: PriceItemId
    pricePaise: number
    costPaise: number | null
    from: string | null
    knownPaise: number | null
  }
  userPrice: {
    userId: string
    product: PriceItemId
    pricePaise: number
    from: string | null
    until: string | null
    knownPaise: number | null
  }
  creditNote: InvoicePart
  paymentReturn: PaymentReturn
  payout: ProposedPayout
  clientShare: ShareChange
  brandOwner: OwnerChange
  staffInvitation: { name: string; email: string; role: string; until?: string | null | undefined }
  staffRole: OfMember & { role: string; until?: string | null }
  staffEnabling: OfMember & { role: string }
  secondFactorReset: OfMember
  roleRights: RightsChange
  recovery: Recovery
}

export type ApprovalKind = keyof Proposals

export const permissionOf: Record<ApprovalKind, Permission> = {
  adjustment: 'admin.wallets',
  settlement: 'admin.wallets',
  creditLimit: 'admin.wallets',
  basePrice: 'admin.prices',
  userPrice: 'admin.prices',
  creditNote: 'admin.wallets',
  paymentReturn: 'admin.transactions',
  payout: 'admin.transactions',
  clientShare: 'admin.whiteLabel',
  brandOwner: 'admin.whiteLabel',
  staffInvitation: 'admin.restricted',
  staffRole: 'admin.restricted',
  staffEnabling: 'admin.restricted',
  secondFactorReset: 'admin.restricted',
  roleRights: 'admin.restricted',
  recovery: 'admin.restricted',
}

/** The kinds whose requests somebody may see. */
export const visibleKinds = (grants: Grants | undefined): ApprovalKind[] =>
  approvalKinds.filter(kind => canAccess(grants, { action: 'list', permission: permissionOf[kind] }))

/** Who asked, why, and the approval's id, under which the change is made once. */
export interface Made {
  maker: AdminActor
  reason: string
  key: string
}

type Apply<Kind extends ApprovalKind> = (
  trx: Trx,
  scope: Scope<AdminActor>,
  change: Proposals[Kind] & Made,
  ctx: Context,
) => Promise<{ transferId?: string }>

/** A first day that has passed while the request waited means now. */
const notPast = (from: string | null) => {
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' })
  return from !== null && from <= today ? null : from
}

/** How each change is made. */
export const applications: { [Kind in ApprovalKind]: Apply<Kind> } = {
  adjustment: adjustUserWallet,
  settlement: settleOutstanding,
  creditLimit: async (trx, scope, change) => {
    await setCreditLimit(trx, scope, change)
    return {}
  },
  basePrice: async (trx, scope, change) => {
    await changeBasePrice(trx, scope, { ...change, from: notPast(change.from) })
    return {}
  },
  userPrice: async (trx, scope, change) => {
    await setUserPrice(trx, scope, { ...change, from: notPast(change.from) })
    return {}
  },
  creditNote: (trx, scope, change, ctx) => creditInvoicePart(ctx, trx, scope, change),
  paymentReturn: async (trx, _scope, { paymentId, key }) => {
    await approveReturn(trx, paymentId, key)
    return {}
  },
  payout: (trx, scope, change, ctx) => approvePayout(ctx, trx, scope, change),
  clientShare: async (trx, scope, change) => {
    await setShare(trx, scope, change)
    return {}
  },
  brandOwner: async (trx, scope, change) => {
    await setBrandOwner(trx, scope, change)
    return {}
  },
  staffInvitation: async (trx, scope, change, ctx) => {
    await inviteMember(ctx, trx, scope, change)
    return {}
  },
  staffRole: async (trx, scope, change, ctx) => {
    await changeRole(ctx, trx, scope, change)
    return {}
  },
  staffEnabling: async (trx, scope, change, ctx) => {
    await setMemberActive(ctx, trx, scope, { ...change, active: true })
    return {}
  },
  secondFactorReset: async (trx, scope, change, ctx) => {
    await resetMemberSecondFactor(ctx, trx, scope, change)
    return {}
  },
  roleRights: async (trx, scope, change, ctx) => {
    await changeRights(ctx, trx, scope, change)
    return {}
  },
  // The link works from the approval on; the member changes when it is used.
  recovery: async () => ({}),
}

/** What follows an approved change once it is committed, because it asks others. It is retried until it succeeds. */
export const followUps: { [Kind in ApprovalKind]?: (ctx: Context, change: Proposals[Kind]) => Promise<unknown> } = {
  paymentReturn: (ctx, { paymentId }) => executeReturn(ctx, paymentId),
}
