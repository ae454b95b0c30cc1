/** Names and addresses that pages show before sign-in. The server writes them into each page. */
export interface ClientConfig {
  brandName: string
  appMode: 'sandbox' | 'production'
  supportEmail: string
  salesEmail: string
  homePath: string
  termsUrl: string
  apiDocsUrl: string
  /** Working days within which staff decide on a submitted KYC. */
  kycReviewDays: number
  /** Codes can be sent by WhatsApp; without it, only to phones in India, by SMS (A8). */
  whatsapp: boolean
  /** What the button for the single sign-on of staff names; null where staff have none. */
  staffSso: string | null
  /** Documents can be signed by Aadhaar e-sign. */
  aadhaarEsign: boolean
  /** Documents to be signed may be Word documents. */
  word: boolean
  /** Identifies the application; it is no secret (A26). */
  clientToken: string
}

/** ID of the element that holds the configuration as JSON. */
export const clientConfigId = 'client-config'
