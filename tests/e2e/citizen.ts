import type { Page } from 'playwright'
import { apiClientAt, newestCodeAt } from '../support/apiClient.ts'

/** Users of the public service on a running server, each with a separate phone number. */
export async function citizensAt(url: string, name = 'satyapan') {
  const call = apiClientAt(url)
  const { result: brand } = await call<{ result: { token: string; title: string } }>('GET', `/api/challanBrand/${name}`)
  let people = 0

  /** The session storage that the search leaves after the phone was verified (A94, A118). */
  async function proven(rcNo: string) {
    people += 1
    const mobileNumber = `98200000${String(people).padStart(2, '0')}`
    const { token } = await call<{ token: string }>('POST', '/public/echallan-send-otp', {
      mobileNumber,
      authToken: brand.token,
    })
    const otp = await newestCodeAt(url, encodeURIComponent(`+91${mobileNumber}`))
    const { accessToken } = await call<{ accessToken: string }>('POST', '/public/echallan-verify-otp', {
      otp,
      verificationToken: token,
    })
    const result = await call<{ parentId: string }>('POST', '/public/vehicle-echallan-detail-V2', {
      vehicleNumber: rcNo,
      accessToken,
    })
    return {
      mobileNumber,
      session: {
        bt: accessToken,
        parentId: result.parentId,
        result: JSON.stringify(result),
        eChallanToken: JSON.stringify(brand),
        challanVehicle: rcNo,
      },
    }
  }

  /** Opens a vehicle's list as the search does. Returns the phone number. */
  const openList = async (page: Page, rcNo: string): Promise<string> => {
    const { mobileNumber, session } = await proven(rcNo)
    await page.goto('/challan-paid')
    await page.evaluate(entries => {
      for (const [key, value] of entries) sessionStorage.setItem(key, value)
    }, Object.entries(session))
    await page.goto('/challan-details')
    await page.locator('#tab-pending').waitFor()
    return `+91${mobileNumber}`
  }

  return { brand, proven, openList }
}

export const firstBox = (page: Page) => page.getByRole('tabpanel').getByRole('listitem').getByRole('checkbox').first()

export const payButton = (page: Page) => page.getByRole('button', { name: /^Pay challan/ })
