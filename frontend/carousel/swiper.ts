export { Swiper } from 'swiper';
