import type { ChallanRoute } from '../../../contracts/challans/challans.ts'

/** A challan as reported by its source: texts are unchecked, amounts are in paise. */
export interface SourceChallan {
  challanNo: string
  rcNo: string
  /** The driving licence or registration certificate. */
  dlRcNumber: string | null
  nameViolator: string | null
  nameOwner: string | null
  /** The source's status: */
  status: string
  amountPaise: number
  /** ISO 8601. */
  dateChallan: string
  locationChallan: string | null
  detailsViolation: { offence: string; section: string | null }[]
  /** The source's reference of each picture; `imageOf` fetches it. */
  images: readonly string[]
  /** The portal on which the source found it, for display. */
  portal: string
  datePayment: string | null
  courtStatus: string | null
  route: ChallanRoute
  /** The two-letter code of the number plate. */
  state: string
}

/** A vehicle with its normalised number. */
export interface Vehicle {
  rcNo: string
  chassisLast5?: string | null | undefined
}

export interface ChallanImage {
  type: string
  bytes: Buffer
}

/** A source of challans. Both methods throw `SourceUnavailable` without an answer. */
export interface ChallanSource {
  name: string
  /** An empty list is an answer. A source may list the same challan twice. */
  challansOf(vehicle: Vehicle): Promise<SourceChallan[]>
  /** Null if the picture no longer exists. */
  imageOf(reference: string): Promise<ChallanImage | null>
  /** How long to cache the answer about this vehicle, if not for the usual time. */
  keepMs?(vehicle: Vehicle): number | undefined
}
