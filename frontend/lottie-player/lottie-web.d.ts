declare module 'lottie-web/build/player/esm/lottie_light.min.js' {
	// eslint-disable-next-line import/no-default-export -- as the library does.
	export { default } from 'lottie-web';
}
