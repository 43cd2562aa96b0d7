import { createCarousel } from '../../frontend/carousel/create-carousel';
import { mountAll } from '../../frontend/mount';
import { shape } from '../../frontend/read';

// The engine reads its settings from attributes that old pages also have; readCarousel() validates
// them.
mountAll( 'carousel', createCarousel, shape( {} ) );
