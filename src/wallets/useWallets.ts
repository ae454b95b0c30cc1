import {
  getApiCredits,
  getChallanControl,
  getChallanCredits,
  getProductCredits,
} from '../../contracts/calls/account.ts'
import type { WalletKind } from '../../contracts/platform/codes.ts'
import { limits } from '../../contracts/platform/limits.ts'
import { toPaise } from '../../contracts/platform/money.ts'
import { useSession } from '../authProvider/session.ts'
import { useCallQuery } from '../dataProvider/useCallQuery.ts'

export interface WalletBalance {
  kind: WalletKind
  /** Integer paise: the balance of a prepaid wallet, or the debt of a postpaid one. Undefined before the first reply. */
  paise: number | undefined
  /** Integer paise that can still be spent; undefined without a limit, and before the first reply. */
  leftPaise: number | undefined
  postpaid: boolean
  /** Prepaid and nearly empty. */
  low: boolean
  loading: boolean
  /** Reloads the balance; false if there was no reply. */
  refresh: () => Promise<boolean>
}

/** One wallet's balance from the specification's call, in rupees. A missing accountType means Prepaid (A35). */
function useWallet(kind: WalletKind, call: typeof getApiCredits, enabled = true): WalletBalance {
  const { userId } = useSession()
  const { data, isFetching, refetch } = useCallQuery(call, { params: { userId } }, { enabled })
  const result = data?.result
  const paise = result && toPaise(result.amount)
  const postpaid = result?.accountType === 'Postpaid'
  const { creditLeft } = result ?? {}
  const limited = creditLeft === undefined ? undefined : toPaise(creditLeft)
  const leftPaise = postpaid ? limited : paise
  const low = !postpaid && paise !== undefined && paise < limits.lowBalancePaise
  return { kind, paise, leftPaise, postpaid, low, loading: isFetching, refresh: async () => !(await refetch()).isError }
}

/** The wallets to show, in order. The challan wallet has its own feature switch (A32). */
export function useWallets() {
  const { userId } = useSession()
  const control = useCallQuery(getChallanControl, { params: { userId } })
  const hasChallan = control.data?.result.status === true
  const challan = useWallet('challan', getChallanCredits, hasChallan)
  const api = useWallet('api', getApiCredits)
  const product = useWallet('product', getProductCredits)
  const wallets = [...(hasChallan ? [challan] : []), api, product]
  return { wallets, outstanding: totalOutstanding(wallets) }
}

/** The total debt that a postpaid account sees instead of its wallets (A34); null for a prepaid one. The API or Product wallet decides. */
export function totalOutstanding(wallets: readonly WalletBalance[]): Omit<WalletBalance, 'kind'> | null {
  if (!wallets.some(({ kind, postpaid }) => postpaid && kind !== 'challan')) return null
  const owed = wallets.filter(({ postpaid }) => postpaid)
  return {
    paise: owed.reduce((sum, { paise = 0 }) => sum + paise, 0),
    leftPaise: undefined,
    postpaid: true,
    low: false,
    loading: owed.some(({ loading }) => loading),
    refresh: async () => (await Promise.all(owed.map(({ refresh }) => refresh()))).every(Boolean),
  }
}
