import { createCarousel } from '../../frontend/carousel/create-carousel';
import { mountAll } from '../../frontend/mount';

mountAll( 'carousel', createCarousel );
