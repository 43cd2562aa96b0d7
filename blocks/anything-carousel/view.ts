import { createCarousel } from '../../frontend/carousel/create-carousel';
import { mountAll } from '../../frontend/mount';
import { shape } from '../../frontend/read';

// What they read stands in attributes that old pages have too, with a schema of their own.
mountAll( 'carousel', createCarousel, shape( {} ) );
