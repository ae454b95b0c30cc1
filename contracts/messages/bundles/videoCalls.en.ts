/** The texts of the pages of video calls. */
export { videoCallsScreen } from '../en/videoCallsScreen.ts'
