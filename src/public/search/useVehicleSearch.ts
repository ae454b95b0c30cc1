import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { echallanSendOtp, echallanVerifyOtp, vehicleEchallanDetail } from '../../../contracts/calls/publicChallans.ts'
import {
  readAccessToken,
  readVehicle,
  removeAccessToken,
  writeAccessToken,
  writeBrandToken,
  writeLookup,
  writeSelection,
} from '../../../contracts/challans/challanSession.ts'
import { challanPaths } from '../../../contracts/platform/challanPaths.ts'
import { otpLimits } from '../../../contracts/platform/publicLimits.ts'
import { useTimedMessage } from '../../components/plain/useTimedMessage.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { errorMessage, usePublicApi } from '../challans/shared/usePublicApi.ts'
import { useBrand } from '../state.ts'
import { loadPhoneVerification } from './loadPhoneVerification.ts'
import { checkVehicle, type LookupReply, parseIndianMobile, type Search, type SearchActivity } from './search.ts'
import { useSearchSteps } from './useSearchSteps.ts'

/** From the registration number to its challans (§4). The phone is verified unless the session has an access token (A94). */
export function useVehicleSearch(): Search {
  const brand = useBrand()
  const locale = useLocale()
  const text = useTexts('publicChallanSearch')
  const { ask } = usePublicApi()
  const { step, draft, keep, go } = useSearchSteps()
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const [busy, setBusy] = useState<SearchActivity | null>(null)
  const { message, show, clear } = useTimedMessage()

  async function during<T>(what: SearchActivity, work: () => Promise<T>): Promise<T | null> {
    clear()
    setWrong(null)
    setBusy(what)
    try {
      return await work()
    } catch (error) {
      show(errorMessage(error))
      return null
    } finally {
      setBusy(null)
    }
  }

  /** Returns to the phone step without the data that caused the failure (A94), and keeps a note of it there. */
  function startOver(message: string, retryToken: string | null = null): void {
    removeAccessToken(sessionStorage)
    setCode('')
    keep({ failed: { message, retryToken } })
    go('phone')
  }

  async function lookUp(vehicle: string, request: () => Promise<LookupReply>): Promise<void> {
    setBusy('looking')
    const reply = await request().catch(errorMessage)
    setBusy(null)
    if (typeof reply === 'string') return startOver(reply)
    if (reply.code !== 200) return startOver(reply.message, reply.retryToken)
    keep({ failed: null })
    if ('accessToken' in reply) writeAccessToken(sessionStorage, reply.accessToken)
    if (readVehicle(sessionStorage) !== vehicle) writeSelection(sessionStorage, [])
    writeLookup(sessionStorage, { result: reply, parentId: reply.parentId, vehicle })
    writeBrandToken(sessionStorage, brand.token)
    location.assign(challanPaths.challanDetails)
  }

  const lookUpWith = (vehicleNumber: string, accessToken: string) =>
    lookUp(vehicleNumber, () => ask(vehicleEchallanDetail, { body: { vehicleNumber, accessToken } }))

  async function submitVehicle(): Promise<void> {
    if (draft.vehicle.trim() === '') return setWrong(text('vehicle.empty'))
    const checked = await checkVehicle(draft.vehicle, locale)
    if (!checked.ok) return setWrong(checked.reason)
    setWrong(null)
    clear()
    keep({ vehicle: checked.value, failed: null })
    const token = readAccessToken(sessionStorage)
    if (token) return lookUpWith(checked.value, token)
    // Loads the step's code before showing the step. If it cannot be loaded, the error page appears.
    await loadPhoneVerification().catch(() => null)
    go('phone')
  }

  async function sendCode(): Promise<void> {
    const mobileNumber = parseIndianMobile(draft.phone)
    if (!mobileNumber) return setWrong(text('phone.wrong'))
    const body = { mobileNumber, authToken: brand.token }
    const reply = await during('sending', () => ask(echallanSendOtp, { body }))
    if (!reply) return
    if (reply.code !== 200) return show(reply.message)
    setCode('')
    keep({ phone: mobileNumber, sent: { token: reply.token, at: Date.now() }, failed: null })
    go('otp')
  }

  async function verify(otp = code): Promise<void> {
    if (otp.length !== otpLimits.digits) return setWrong(text('otp.short'))
    const body = { otp, verificationToken: draft.sent?.token ?? '' }
    const reply = await during('verifying', () => ask(echallanVerifyOtp, { body }))
    if (!reply) return
    if (reply.code !== 200) {
      setCode('')
      return show(reply.message)
    }
    writeAccessToken(sessionStorage, reply.accessToken)
    await lookUpWith(draft.vehicle, reply.accessToken)
  }

  // A119: `retry=true` reopens the last vehicle, automatically if the access token is still valid.
  const reopened = useRef(false)
  const reopen = useEffectEvent(() => {
    const vehicle = readVehicle(sessionStorage)
    if (!vehicle || new URLSearchParams(location.search).get('retry') !== 'true') return
    keep({ vehicle })
    const token = readAccessToken(sessionStorage)
    if (token) return void lookUpWith(vehicle, token)
    show(text('phone.again'))
    go('phone')
  })
  useEffect(() => {
    if (!reopened.current) reopen()
    reopened.current = true
  }, [])

  return {
    step,
    draft,
    code,
    busy,
    wrong,
    message,
    type: changes => {
      setWrong(null)
      keep(changes)
    },
    typeCode: typed => {
      setWrong(null)
      setCode(typed)
    },
    edit: what => {
      clear()
      setWrong(null)
      setCode('')
      go(what)
    },
    submitVehicle,
    sendCode,
    verify,
    lookUp: request => lookUp(draft.vehicle, request),
  }
}
