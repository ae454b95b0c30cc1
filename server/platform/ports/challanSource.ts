import type { ChallanRoute } from '../../../contracts/challans.ts'

/** A challan as its source tells it: text is text, whoever wrote it, and money is paise. */
export interface SourceChallan {
  challanNo: string
  rcNo: string
  /** The licence or the certificate that it was written against. */
  dlRcNumber: string | null
  nameViolator: string | null
  nameOwner: string | null
  /** In the source's own words: `Pending`, `Paid`, `PAID`, … */
  status: string
  amountPaise: number
  /** ISO 8601. */
  dateChallan: string
  locationChallan: string | null
  detailsViolation: { offence: string; section: string | null }[]
  /** What the source calls each picture; `imageOf` fetches it. */
  images: readonly string[]
  /** Where the source found it, for people. */
  portal: string
  datePayment: string | null
  courtStatus: string | null
  route: ChallanRoute
  /** Two letters, as on plates. */
  state: string
}

/** A vehicle as sources are asked for it; the number is normalised. */
export interface Vehicle {
  rcNo: string
  chassisLast5?: string | null | undefined
}

export interface ChallanImage {
  type: string
  bytes: Buffer
}

/** Where challans come from. Both calls throw `SourceUnavailable` of server/sources when there is no answer. */
export interface ChallanSource {
  name: string
  /** None is an answer too. A source may tell the same challan twice. */
  challansOf(vehicle: Vehicle): Promise<SourceChallan[]>
  /** Null where the picture is gone. */
  imageOf(reference: string): Promise<ChallanImage | null>
  /** How long an answer about this vehicle counts, where that is not the usual time. */
  keepMs?(vehicle: Vehicle): number | undefined
}
