/** The texts of the pages of video KYC. */
export { videoKycScreen } from '../en/videoKycScreen.ts'
