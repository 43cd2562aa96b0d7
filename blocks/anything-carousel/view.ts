import { createCarousel } from '../../frontend/carousel/create-carousel';
import { mountAll } from '../../frontend/mount';
import { shape } from '../../frontend/read';

// The engine reads its settings from attributes that old pages have too; readCarousel() is their schema.
mountAll( 'carousel', createCarousel, shape( {} ) );
