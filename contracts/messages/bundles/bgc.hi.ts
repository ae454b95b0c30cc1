export { bgcScreen } from '../hi/bgcScreen.ts'
