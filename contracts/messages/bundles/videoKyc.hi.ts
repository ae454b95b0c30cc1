export { videoKycScreen } from '../hi/videoKycScreen.ts'
